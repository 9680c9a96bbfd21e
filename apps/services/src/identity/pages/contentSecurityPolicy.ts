/** Policy of the sign-in pages: own styles and fonts, at most the one script, no framing. */
export function pagePolicy(publicOrigins: readonly string[], script?: string): string {
  return [
    ...base(publicOrigins),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    ...(script ? [`script-src ${script}`] : []),
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Policy of the provider's own responses. Silent renewal runs in a hidden frame of the portal (AUTH-08). The provider
 * adds the hash of its script to self-submitting forms.
 */
export function providerPolicy(publicOrigins: readonly string[], { isSilent }: { readonly isSilent: boolean }): string {
  const ancestors = isSilent ? publicOrigins.join(' ') : "'none'"
  return [
    ...base(publicOrigins),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "script-src 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Browsers apply `form-action` to redirects after a form too, so it includes the portal's origins. */
function base(publicOrigins: readonly string[]): string[] {
  return ["default-src 'none'", "base-uri 'none'", `form-action 'self' ${publicOrigins.join(' ')}`]
}
