import {
  type AccountCommand,
  accountFailures,
  type AccountFailure,
  type AccountOutcome,
  type AccountResponse,
  type AccountStep,
  readFieldFailures,
} from '@kudex/domain/account'

/** The account of the signed-in person, by the host's session. Neither function rejects. */
export interface AccountClient {
  fetchAccount(signal?: AbortSignal): Promise<AccountOutcome>
  runCommand(command: AccountCommand, signal?: AbortSignal): Promise<AccountOutcome>
}

/** Creates the client of `/api/account`; calls time out after 15 s. */
export function createAccountClient(send: typeof fetch = fetch): AccountClient {
  async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<AccountOutcome> {
    const timeout = AbortSignal.timeout(15_000)
    try {
      const response = await send(`/api/account${path}`, {
        method,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
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
