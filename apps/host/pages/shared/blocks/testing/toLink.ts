/** A link as the content service returns it. */
export function toLink(link: { kind: string; text: string; path?: string; url?: string; openInNewTab?: boolean }) {
  const nothing = { pageId: null, path: null, pageParameters: null, url: null, productSlug: null, serviceSlug: null }
  return { openInNewTab: false, ...nothing, ...link }
}
