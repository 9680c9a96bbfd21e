import type { AuthEvent, AuthorizationResponse } from '@kudex/machines/auth'
import type { AuthEngine } from './authEngine.ts'
import type { AuthView } from './authView.types.ts'

/** One visitor's sign-in in one page; the machine behind it is loaded at the first `start`. */
export interface AuthStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly getView: () => AuthView
  /** Shows that an answer is coming, before anything is loaded. */
  readonly announce: () => void
  /** Starts the machine once, with the provider's answer on the return page. */
  readonly start: (response?: AuthorizationResponse | null) => void
  /** Starts the machine where needed and tells it; before it is loaded events wait. */
  readonly send: (event: AuthEvent) => void
}

/** What everyone sees before anything is known, and what the server renders. */
export const idleView: AuthView = {
  phase: 'idle',
  isSettled: false,
  isLoggingOut: false,
  user: null,
  failure: null,
  returnTo: null,
}

/** Creates the store of a page; `load` brings the machine. */
export function createAuthStore(
  configuration: unknown,
  load: LoadAuthEngine = () => import('./authEngine.ts'),
): AuthStore {
  const listeners = new Set<() => void>()
  let view = idleView
  let starting: Promise<AuthEngine> | null = null

  function show(next: AuthView): void {
    view = next
    for (const listener of listeners) listener()
  }

  function start(response: AuthorizationResponse | null = null): Promise<AuthEngine | null> {
    if (view.phase === 'idle') show({ ...view, phase: 'busy' })
    starting ??= load().then(({ startAuthEngine }) => startAuthEngine(configuration, response, show))
    return starting.catch((error: unknown) => {
      starting = null
      show({ ...idleView, phase: 'failed', failure: { message: String(error), details: [] } })
      return null
    })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getView: () => view,
    announce: () => {
      if (view.phase === 'idle') show({ ...view, phase: 'busy' })
    },
    start: (response) => void start(response),
    send: (event) => void start().then((engine) => engine?.send(event)),
  }
}

type LoadAuthEngine = () => Promise<Pick<typeof import('./authEngine.ts'), 'startAuthEngine'>>
