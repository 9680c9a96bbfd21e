/**
 * Separates the links that React's `preload()` adds before a rendered tree, so that they can be in the head, which the
 * browser reads first. React escapes `>` in attributes.
 */
export function splitPreloads(rendered: string): { readonly preloads: string; readonly tree: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? []
  return { preloads, tree: rendered.slice(preloads.length) }
}
