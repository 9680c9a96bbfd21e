/** The limit is measured on the server; Vike sends scripts only if a client entry exists. */
export function onRenderClient(): void {}
