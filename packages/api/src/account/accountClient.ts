import {
  type AccountCommand,
  accountFailures,
  type AccountFailure,
  type AccountOutcome,
  type AccountResponse,
  type AccountStep,
  readFieldFailures,
} from '@kudex/domain/account'

/** The account of the signed-in person. Neither function rejects. */
export interface AccountClient {
  fetchAccount(signal?: AbortSignal): Promise<AccountOutcome>
  runCommand(command: AccountCommand, signal?: AbortSignal): Promise<AccountOutcome>
}

export interface AccountClientOptions {
  /** The host's path for browsers; the host itself calls the identity service. */
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly send?: typeof fetch
}

/** Creates the client of an account; calls time out after 15 s. */
export function createAccountClient({
  url = '/api/account',
  headers = {},
  send = fetch,
}: AccountClientOptions = {}): AccountClient {
  async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<AccountOutcome> {
    const timeout = AbortSignal.timeout(15_000)
    try {
      const response = await send(`${url}${path}`, {
        method,
        headers: {
          ...headers,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return toOutcome(response.status, await response.json())
    } catch {
      return { kind: 'failed', reason: 'unavailable' }
    }
  }

  return {
    fetchAccount: (signal) => call('GET', '', undefined, signal),
    runCommand: (command, signal) => {
      const [method, path] = requests[command.step]
      const target = 'id' in command ? `${path}/${command.id}` : path
      return call(method, target, 'values' in command ? command.values : undefined, signal)
    },
  }
}

const requests = {
  profile: ['PUT', '/profile'],
  email: ['POST', '/email'],
  preferences: ['PUT', '/preferences'],
  password: ['POST', '/password'],
  'totp.start': ['POST', '/totp'],
  'totp.confirm': ['POST', '/totp/confirm'],
  'second-factor.reset': ['DELETE', '/second-factor'],
  'recovery-codes.renew': ['POST', '/recovery-codes'],
  'passkey.start': ['POST', '/passkeys/options'],
  'passkey.add': ['POST', '/passkeys'],
  'passkey.remove': ['DELETE', '/passkeys'],
  'sessions.end': ['DELETE', '/sessions'],
  delete: ['DELETE', ''],
} as const satisfies Record<AccountStep, readonly [method: string, path: string]>

function toOutcome(status: number, json: unknown): AccountOutcome {
  if (status === 200 && isAccountResponse(json)) return { kind: 'done', response: json }
  const failures = status === 422 ? readFieldFailures(json) : null
  return failures ? { kind: 'rejected', failures } : { kind: 'failed', reason: toReason(json) }
}

function toReason(json: unknown): AccountFailure {
  const error = typeof json === 'object' && json !== null && 'error' in json ? json.error : null
  return accountFailures.find((failure) => failure === error) ?? 'unavailable'
}

function isAccountResponse(json: unknown): json is AccountResponse {
  return typeof json === 'object' && json !== null && 'account' in json && typeof json.account === 'object'
}
