/** Why a call to a service failed: network error, timeout, or an error response. */
export type ServiceErrorKind = 'network' | 'timeout' | 'answer'

/** A failed call to a service; `message` is one of the texts of ERR-02 and ERR-03. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly kind: ServiceErrorKind
  /** HTTP status of the response; null without one. */
  readonly status: number | null
  /** `extensions.code` of the first GraphQL error, such as `NOT_FOUND`. */
  readonly code: string | null

  constructor(
    message: string,
    options: { kind: ServiceErrorKind; status: number | null; code?: string | null; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.kind = options.kind
    this.status = options.status
    this.code = options.code ?? null
  }
}
