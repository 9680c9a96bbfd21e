import type { IdentityErrorCode } from '@kudex/domain/identity'
import { InMemoryWebStorage, Log, OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import { withTimeout } from '../transport/timeout.ts'
import { createCall } from './createCall.ts'
import { readEndpoints, toIssuer, type IdentityEndpoints } from './endpoints.ts'
import { toIdentityError } from './toIdentityError.ts'

export interface ProviderOptions {
  /** Address of the discovery document. */
  readonly wellKnown: string
  readonly clientId: string
  /** Milliseconds until a call fails with `timeout`; 5000 by default, the portal sets 3000 (AUTH-26). */
  readonly timeoutMilliseconds?: number
}

export type Provider = ReturnType<typeof createProvider>

/** Creates the parts that all calls to an identity provider share: oidc-client-ts, discovery, and direct requests. */
export function createProvider({ wellKnown, clientId, timeoutMilliseconds = 5000 }: ProviderOptions) {
  const accepted = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  let oidc = createOidcClient()
  let endpoints: Promise<IdentityEndpoints> | null = null

  function createOidcClient(): OidcClient {
    return new OidcClient({
      authority: toIssuer(wellKnown),
      metadataUrl: wellKnown,
      client_id: clientId,
      // Each request carries its own.
      redirect_uri: '',
      stateStore: accepted,
      requestTimeoutInSeconds: timeoutMilliseconds / 1000,
    })
  }

  /** Runs a call of the library within the time limit; rejects with an `IdentityError`. */
  function run<Value>(code: IdentityErrorCode, call: (client: OidcClient) => Promise<Value>): Promise<Value> {
    return inTurn(async () => {
      lastStatus = null
      try {
        return await withTimeout(call(oidc), timeoutMilliseconds)
      } catch (error) {
        throw toIdentityError(error, { code, status: lastStatus })
      }
    })
  }

  async function fetchEndpoints(): Promise<IdentityEndpoints> {
    try {
      return await run('discovery-failed', async ({ metadataService }) =>
        readEndpoints(await metadataService.getMetadata(), wellKnown),
      )
    } catch (error) {
      endpoints = null
      // The library would keep using a refused document.
      oidc = createOidcClient()
      throw error
    }
  }

  return {
    clientId,
    authority: toIssuer(wellKnown),
    /** Requests whose response was accepted; the library removes each of them once. */
    accepted,
    run,
    /** The addresses of the provider; fetched once. */
    discover: (): Promise<IdentityEndpoints> => (endpoints ??= fetchEndpoints()),
    /** A request of which the HTTP status is needed. */
    call: createCall((...request) => fetch(...request), timeoutMilliseconds),
  }
}

/**
 * HTTP status of the last response to the library: its errors do not contain it, its log does (AUTH-33). The log belongs
 * to the whole process, so calls of the library take turns.
 */
let lastStatus: number | null = null
let latest: Promise<unknown> = Promise.resolve()

function inTurn<Value>(call: () => Promise<Value>): Promise<Value> {
  const result = latest.then(call, call)
  latest = result
  return result
}

Log.setLogger({
  debug: (_source, text, value) => {
    if (text === 'HTTP response received, status') lastStatus = Number(value)
  },
  info: () => {},
  warn: () => {},
  error: () => {},
})
Log.setLevel(Log.DEBUG)
