/** True if a text may contain the link: own path, web, mail, telephone, action or product; never a script. */
export function isTextLinkUrl(url: string): boolean {
  return (
    /^(?:\/(?![/\\])|#|https?:\/\/|hard:(?:\/(?![/\\])|https?:\/\/)|action:[\w-]+$|mailto:|tel:)/i.test(url) ||
    readTextLinkProduct(url) !== null
  )
}

/** The product or service of a link in a text: `product:kappa-330`, `service:training` (PAGE-12); else null. */
export function readTextLinkProduct(
  url: string,
): { readonly kind: 'product' | 'service'; readonly slug: string } | null {
  const [, kind, slug] = /^(product|service):([a-z0-9][a-z0-9-]{0,99})$/.exec(url) ?? []
  return slug !== undefined && (kind === 'product' || kind === 'service') ? { kind, slug } : null
}
