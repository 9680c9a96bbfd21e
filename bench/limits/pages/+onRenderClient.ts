/** The limit is measured on the server; the browser's side only has to be there for Vike to send its scripts. */
export function onRenderClient(): void {}
