import { authMachine } from './authMachine.ts'
import { exchangeMachine } from './exchangeMachine.ts'
import { logoutMachine } from './logoutMachine.ts'
import type * as ports from './ports.ts'
import { renewalMachine } from './renewalMachine.ts'
import { storedTokensMachine } from './storedTokensMachine.ts'

/** Every port of the auth machine and of the machines it starts. */
export type AuthPorts = Pick<typeof ports, PortName>

type PortName = keyof typeof ports

/** The auth machine with its ports plugged in, down to the machines it starts. */
export function provideAuthPorts(actors: AuthPorts): typeof authMachine {
  const exchange = exchangeMachine.provide({ actors })
  return authMachine.provide({
    actors: {
      ...actors,
      exchange,
      storedTokens: storedTokensMachine.provide({ actors }),
      renewal: renewalMachine.provide({ actors: { ...actors, exchange } }),
      logout: logoutMachine.provide({ actors }),
    },
  })
}
