import { authSetup } from './authSetup.ts'

/** Renews the tokens and decides what follows; `next` is the state to enter with the new tokens. */
export function createRenewingState(next: '#auth.acquiring.loadingUser' | '#auth.signedIn.refreshingUser') {
  return authSetup.createStateConfig({
    initial: 'running',
    states: {
      running: {
        invoke: {
          src: 'renewal',
          input: ({ context }) => ({ known: context.tokens }),
          onDone: {
            target: 'weighing',
            actions: { type: 'takeRenewal', params: ({ event }) => ({ outcome: event.output }) },
          },
        },
      },
      // Only a page that needs sign-in redirects to login; elsewhere the visitor is signed out.
      weighing: {
        always: [
          { guard: 'hasTokens', target: next },
          { guard: 'isRedirectDue', target: '#auth.redirecting' },
          { guard: 'isLoginNeeded', target: '#auth.signedOut' },
          { target: '#auth.failed' },
        ],
      },
    },
  })
}
