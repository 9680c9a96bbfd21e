import type { LogLevel } from '@kudex/domain/logging'
import { createTransport, type CallOptions, type TransportOptions, type TypedDocument } from '../transport/index.ts'

/** The tokens of a signed-in user, and how much the service logs of the calls (TICKET-18). */
export interface TicketingCredentials {
  readonly accessToken: string
  readonly identityToken: string
  readonly debugLevel?: Exclude<LogLevel, 'none'>
}

export interface TicketingClientOptions extends TransportOptions {
  /** Credentials of each call; null sends none, as a proxy adds them. */
  readonly getCredentials: () => TicketingCredentials | null | Promise<TicketingCredentials | null>
}

/** Creates the function that sends a request to the ticketing service with the credentials of that moment. */
export function createRequest({ getCredentials, ...options }: TicketingClientOptions) {
  const transport = createTransport(options)
  return async <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    call: CallOptions = {},
  ): Promise<Result> =>
    transport.request(document, variables, {
      ...call,
      headers: { ...call.headers, ...toHeaders(await getCredentials()) },
    })
}

/** The headers of credentials. */
export function toHeaders(credentials: TicketingCredentials | null): Record<string, string> {
  if (!credentials) return {}
  const { accessToken, identityToken, debugLevel } = credentials
  return {
    authorization: `Bearer ${accessToken}`,
    'x-identity-token': identityToken,
    ...(debugLevel && { 'x-debug-level': debugLevel }),
  }
}
