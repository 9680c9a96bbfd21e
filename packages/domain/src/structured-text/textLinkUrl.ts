/** Tells whether a link may stand in a text: a path of ours, web, mail, telephone, action or a product, never a script. */
export function isTextLinkUrl(url: string): boolean {
  return (
    /^(?:\/(?![/\\])|#|https?:\/\/|hard:(?:\/(?![/\\])|https?:\/\/)|action:[\w-]+$|mailto:|tel:)/i.test(url) ||
    readTextLinkProduct(url) !== null
  )
}

/** The product or service that a link of a text names: `product:kappa-330`, `service:training` (PAGE-12); else null. */
export function readTextLinkProduct(
  url: string,
): { readonly kind: 'product' | 'service'; readonly slug: string } | null {
  const [, kind, slug] = /^(product|service):([a-z0-9][a-z0-9-]{0,99})$/.exec(url) ?? []
  return slug !== undefined && (kind === 'product' || kind === 'service') ? { kind, slug } : null
}
