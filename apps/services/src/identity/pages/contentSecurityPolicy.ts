/** Policy of the sign-in pages: our styles and fonts, no script, in no frame. */
export function pagePolicy(publicOrigins: readonly string[]): string {
  return [
    ...base(publicOrigins),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Policy of the provider's own answers. Silent renewal runs in a hidden frame of the portal (AUTH-08). The
 * provider adds the hash of its script where a form has to send itself.
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

/** Browsers hold the redirects that follow a form to `form-action` too, so the way back to the portal is in it. */
function base(publicOrigins: readonly string[]): string[] {
  return ["default-src 'none'", "base-uri 'none'", `form-action 'self' ${publicOrigins.join(' ')}`]
}
