/** Made by `catalogue-plugin.ts`: the messages of one language that the client can show, as Fluent text. */
declare module "virtual:catalogue/*" {
  const messages: string;
  export default messages;
}
