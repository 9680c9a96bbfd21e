/** Host and scheme of a request, from trusted headers only. */
export interface RequestOrigin {
  /** Host name without port, lower case; empty without a Host header. */
  readonly hostname: string
  /** `http://localhost:3000`; only compared with the listed origins, never sent back. */
  readonly origin: string
  readonly isSecure: boolean
}

/** The origin of absolute addresses: the request's if it is listed, else the first listed (contract, PUBLIC_ORIGINS). */
export function resolvePublicOrigin(publicOrigins: readonly string[], { origin }: RequestOrigin): string {
  return publicOrigins.includes(origin) ? origin : (publicOrigins[0] ?? '')
}
