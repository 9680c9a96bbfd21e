import {
  type AccountCommand,
  type AccountDetails,
  type AccountFailure,
  type AccountOutcome,
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
    runCommand: (command, signal) => call('PUT', '/profile', command.values, signal),
  }
}

function toOutcome(status: number, json: unknown): AccountOutcome {
  if (status === 200 && isAccountDetails(json)) return { kind: 'done', account: json }
  const failures = status === 422 ? readFieldFailures(json) : null
  return failures ? { kind: 'rejected', failures } : { kind: 'failed', reason: toReason(status) }
}

function toReason(status: number): AccountFailure {
  if (status === 401) return 'signed-out'
  if (status === 403) return 'internal'
  return status === 429 ? 'busy' : 'unavailable'
}

function isAccountDetails(json: unknown): json is AccountDetails {
  return typeof json === 'object' && json !== null && 'profile' in json && typeof json.profile === 'object'
}
