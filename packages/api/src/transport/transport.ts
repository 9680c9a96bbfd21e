import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { ClientError, GraphQLClient } from 'graphql-request'
import { ServiceError } from './serviceError.ts'

/** A generated GraphQL document with the types of its variables and result. */
export type TypedDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string }

export interface TransportOptions {
  /** Address of the GraphQL endpoint. */
  readonly url: string
  /** Timeout in milliseconds, with the error 'Network request timed out'; defaults to 10000. */
  readonly timeoutMilliseconds?: number
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Aborts the request. */
  readonly signal?: AbortSignal
  /** Timeout of this call; overrides the transport's. */
  readonly timeoutMilliseconds?: number
}

export interface Transport {
  /** Posts one operation; rejects with a {@link ServiceError} (ERR-01…03). */
  request<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Result>
}

/** Creates a GraphQL transport: POST, a timeout, and the error rules ERR-01…03. */
export function createTransport({
  url,
  timeoutMilliseconds = 10_000,
  headers = {},
  fetch,
}: TransportOptions): Transport {
  return {
    async request<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      options: CallOptions = {},
    ): Promise<Result> {
      const timeout = AbortSignal.timeout(options.timeoutMilliseconds ?? timeoutMilliseconds)
      const attempt: Attempt = { status: null }
      const client = new GraphQLClient(url, {
        method: 'POST',
        errorPolicy: 'all',
        // Without an operation name the library does not parse the document on every call.
        excludeOperationName: true,
        fetch: recordStatus(fetch ?? globalThis.fetch, attempt),
      })
      try {
        const answer = await client.rawRequest<Result | null, Record<string, unknown>>({
          query: document.toString(),
          variables: variables as Record<string, unknown>,
          requestHeaders: { ...headers, ...options.headers },
          signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
        })
        if (answer.errors?.length || answer.data === null || answer.data === undefined) {
          throw toResponseError(answer.status, answer.errors)
        }
        return answer.data
      } catch (error) {
        throw toServiceError(error, attempt, timeout, options.signal)
      }
    },
  }
}

interface Attempt {
  status: number | null
}

function recordStatus(send: typeof fetch, attempt: Attempt): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    attempt.status = response.status
    return response
  }
}

function toServiceError(error: unknown, attempt: Attempt, timeout: AbortSignal, asker?: AbortSignal): unknown {
  if (error instanceof ServiceError) return error
  if (error instanceof ClientError) return toResponseError(error.response.status, error.response.errors)
  if (asker?.aborted && !timeout.aborted) return asker.reason
  if (timeout.aborted)
    return new ServiceError('Network request timed out', { kind: 'timeout', status: null, cause: error })
  if (attempt.status === null) {
    return new ServiceError('Network request failed', { kind: 'network', status: null, cause: error })
  }
  return toResponseError(attempt.status, undefined)
}

function toResponseError(status: number, errors: ResponseErrors | undefined): ServiceError {
  const error = Array.isArray(errors) ? (errors as ResponseErrors)[0] : undefined
  const code = error?.extensions?.['code']
  return new ServiceError(error?.message || `GraphQL Error (Code: ${status})`, {
    kind: 'answer',
    status,
    code: typeof code === 'string' ? code : null,
  })
}

type ResponseErrors = readonly { readonly message?: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
