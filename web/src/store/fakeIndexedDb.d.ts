/** The package types only its classes; imported, this entry sets the global ones. */
declare module "fake-indexeddb/auto";
