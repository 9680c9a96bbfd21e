import { provideAuthPorts, type AuthEvent, type AuthorizationResponse } from '@kudex/machines/auth'
import { createActor } from 'xstate'
import { createAuthPorts } from './auth.actors.ts'
import type { AuthView } from './authView.types.ts'

export interface AuthEngine {
  readonly send: (event: AuthEvent) => void
}

/** Starts the auth machine in this page. Loaded when it is needed: it brings everything that signing in takes. */
export function startAuthEngine(
  configuration: unknown,
  response: AuthorizationResponse | null,
  onView: (view: AuthView) => void,
): AuthEngine {
  const actor = createActor(provideAuthPorts(createAuthPorts(configuration)), {
    input: { configuration, response, access: response ? 'required' : 'optional', returnTo: null },
  })
  actor.subscribe((snapshot) => {
    const { user, failure, returnTo } = snapshot.context
    const toPhase = (): AuthView['phase'] => {
      if (snapshot.hasTag('failed')) return 'failed'
      if (snapshot.hasTag('signedOut')) return 'signed-out'
      if (snapshot.hasTag('signedIn')) return 'signed-in'
      return 'busy'
    }
    onView({
      phase: toPhase(),
      isSettled: snapshot.hasTag('settled'),
      isLoggingOut: snapshot.hasTag('loggingOut'),
      user,
      failure,
      returnTo,
    })
  })
  actor.start()
  return { send: (event) => actor.send(event) }
}
