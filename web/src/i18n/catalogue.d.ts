/** Made by `catalogue-plugin.ts`: the messages of one language that the client can show, as Fluent text. */
declare module "virtual:catalogue/de" {
  const messages: string;
  export default messages;
}
declare module "virtual:catalogue/en" {
  const messages: string;
  export default messages;
}
declare module "virtual:catalogue/de/school" {
  const messages: string;
  export default messages;
}
declare module "virtual:catalogue/en/school" {
  const messages: string;
  export default messages;
}
