import { IdentityError, unknownUser, type AuthorizationGrant, type TokenSet, type User } from '@kudex/domain/identity'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { AuthInput } from './auth.types.ts'
import type { AuthTag } from './authSetup.ts'
import { provideAuth, type AuthPorts } from './authMachine.ts'
import type { LockEvent } from './ports.ts'

export const configuration = {
  clientId: 'kudex-portal',
  redirectUri: 'http://localhost:3000/callback',
  silentRedirectUri: 'http://localhost:3000/blank-callback',
  postLogoutRedirectUri: 'http://localhost:3000/',
  scope: 'openid profile email fr:idm:*',
  server: { wellKnown: 'http://localhost:4000/realm/.well-known/openid-configuration' },
}

export const carla: User = { ...unknownUser, id: 'carla', fullName: 'Carla Customer', populated: true }

export const grant: AuthorizationGrant = { code: 'code-1', state: 'state-1', returnTo: '/mykomax/account' }

export const response = '?code=code-1&state=state-1'

/** Tokens that expire the given number of seconds from now. */
export function createTokens(accessToken: string, seconds: number): TokenSet {
  return {
    accessToken,
    idToken: `id-${accessToken}`,
    refreshToken: `refresh-${accessToken}`,
    tokenExpiry: Date.now() + seconds * 1000,
  }
}

/** A browser profile with a provider: all tabs share storage and lock; every call is recorded. */
export class World {
  stored: TokenSet | null = null
  /** What the pending login request leads to. */
  pending: AuthorizationGrant | null = null
  readonly calls: string[] = []
  readonly tabs: Tab[] = []
  #lockQueue: (() => void)[] = []
  #isLocked = false
  #issued = 0

  discover: () => Promise<void> = async () => {}
  read: () => Promise<TokenSet | null> = async () => this.stored
  save: (tokens: TokenSet) => Promise<void> = async () => {}
  revoke: () => Promise<void> = async () => {}
  silent: () => Promise<AuthorizationGrant> = async () => {
    throw new IdentityError('authentication-required')
  }
  redirect: () => Promise<void> = () => forever
  accept: () => Promise<AuthorizationGrant> = async () => {
    const pending = this.pending
    this.pending = null
    if (!pending) throw new IdentityError('state-mismatch')
    return pending
  }
  exchange: () => Promise<TokenSet> = async () => createTokens(`new-${++this.#issued}`, 3600)
  connection: () => Promise<void> = async () => {}
  user: () => Promise<User> = async () => carla
  openSession: () => Promise<void> = async () => {}
  closeSession: () => Promise<void> = async () => {}
  endSession: () => Promise<void> = async () => {}

  succeedSilently(): void {
    this.silent = async () => grant
  }

  openTab(input: Partial<AuthInput> = {}): Tab {
    const tab = new Tab(this, input)
    this.tabs.push(tab)
    return tab
  }

  write(tokens: TokenSet | null, writer: Tab | null): void {
    this.stored = tokens
    for (const tab of this.tabs) if (tab !== writer) tab.notifyStorage()
  }

  acquire(): { granted: Promise<void>; release: () => void } {
    let state: 'waiting' | 'held' | 'released' = 'waiting'
    const granted = new Promise<void>((resolve) => {
      const grant = (): void => {
        if (state === 'released') return this.#next()
        state = 'held'
        this.#isLocked = true
        resolve()
      }
      if (this.#isLocked) this.#lockQueue.push(grant)
      else grant()
    })
    return {
      granted,
      release: () => {
        const wasHeld = state === 'held'
        state = 'released'
        if (wasHeld) this.#next()
      },
    }
  }

  #next(): void {
    this.#isLocked = false
    this.#lockQueue.shift()?.()
  }
}

export class Tab {
  readonly actor
  readonly #world: World
  notifyStorage: () => void = () => {}

  constructor(world: World, input: Partial<AuthInput>) {
    this.#world = world
    this.actor = createActor(provideAuth(this.#createPorts()), {
      input: { configuration, access: 'optional', response: null, returnTo: null, ...input },
    })
    this.actor.start()
  }

  has(tag: AuthTag): boolean {
    return this.actor.getSnapshot().hasTag(tag)
  }

  get context() {
    return this.actor.getSnapshot().context
  }

  #createPorts(): AuthPorts {
    const world = this.#world
    const note = (call: string): void => void world.calls.push(call)
    return {
      discover: fromPromise(() => world.discover()),
      readTokens: fromPromise(() => world.read()),
      saveTokens: fromPromise(async ({ input }) => {
        note(`save ${input.accessToken}`)
        await world.save(input)
        world.write(input, this)
      }),
      removeTokens: fromPromise(async () => {
        note('remove')
        world.write(null, this)
      }),
      revokeTokens: fromPromise(({ input }) => {
        if (!input) return Promise.resolve()
        note(`revoke ${input.accessToken}`)
        return world.revoke()
      }),
      authorizeSilently: fromPromise(() => {
        note('silent')
        return world.silent()
      }),
      redirectToLogin: fromPromise(({ input }) => {
        note(`login ${input.returnTo}`)
        return world.redirect()
      }),
      waitForConnection: fromPromise(() => world.connection()),
      acceptResponse: fromPromise(() => {
        note('accept')
        return world.accept()
      }),
      exchangeCode: fromPromise(({ input }) => {
        note(`exchange ${input.code} ${input.state}`)
        return world.exchange()
      }),
      fetchUser: fromPromise(({ input }) => {
        note(`user ${input.accessToken}`)
        return world.user()
      }),
      openHostSession: fromPromise(({ input }) => {
        note(`open ${input.accessToken}`)
        return world.openSession()
      }),
      closeHostSession: fromPromise(() => {
        note('close')
        return world.closeSession()
      }),
      endProviderSession: fromPromise(({ input }) => {
        if (!input) return Promise.resolve()
        note(`end ${input.idToken}`)
        return world.endSession()
      }),
      holdRenewalLock: fromCallback<LockEvent>(({ sendBack }) => {
        const { granted, release } = world.acquire()
        void granted.then(() => sendBack({ type: 'lock.acquired' }))
        return release
      }),
      watchTokens: fromCallback(({ sendBack }) => {
        this.notifyStorage = () => sendBack({ type: 'tokens.changed' })
      }),
    }
  }
}

/** A promise that never settles. */
export const forever = new Promise<never>(() => {})
