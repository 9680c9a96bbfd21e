import { authSetup } from './authSetup.ts'

/**
 * Reads what another tab has stored: its tokens are used, its logout leads to `signedOut`. There tokens and user are
 * forgotten, unless the state is within `signedOut` already.
 */
export function createCheckingState(signedOut: 'idle' | '#auth.signedOut') {
  return authSetup.createStateConfig({
    on: { 'tokens.changed': { target: 'checking', reenter: true } },
    invoke: {
      src: 'storedTokens',
      onDone: [
        {
          guard: { type: 'isSignedOutElsewhere', params: ({ event }) => ({ stored: event.output }) },
          target: signedOut,
          actions:
            signedOut === 'idle'
              ? []
              : [{ type: 'forget', params: ({ event }) => ({ failure: event.output.failure }) }],
        },
        {
          target: '#auth.acquiring',
          actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
        },
      ],
    },
  })
}
