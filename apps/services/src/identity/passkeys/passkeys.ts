import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { maxPasskeys, type Passkey } from '@kudex/domain/account'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Queries } from '../../database/database.types.ts'
import { passkeys } from '../tables.ts'
import type { PasskeyChallenges } from './passkeyChallenges.ts'
import type { RelyingParty } from './relyingParty.ts'

/** The passkeys of an account, oldest first. */
export async function listPasskeys(queries: Queries, accountId: string): Promise<Passkey[]> {
  const rows = await readPasskeys(queries, accountId)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Stores a verified passkey. False if it is known already, or the account has as many as it may have. */
export async function addPasskey(
  queries: Queries,
  accountId: string,
  passkey: VerifiedPasskey & { readonly name: string },
): Promise<boolean> {
  if ((await readPasskeys(queries, accountId)).length >= maxPasskeys) return false
  const row = { ...passkey, id: randomUUID(), accountId }
  const added = await queries.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return added.length > 0
}

/** Creates and verifies passkeys of one relying party. */
export function createPasskeys({ queries, relyingParty, challenges }: PasskeysOptions): Passkeys {
  const { id: rpID, origins } = relyingParty

  return {
    toCreationOptions: async (owner, binding) => {
      const { generateRegistrationOptions } = await load()
      const existing = await readPasskeys(queries, owner.id)
      return generateRegistrationOptions({
        rpName: 'Kudex mykomax',
        rpID,
        userID: new Uint8Array(Buffer.from(owner.id)),
        userName: owner.email,
        userDisplayName: `${owner.givenName} ${owner.familyName}`,
        challenge: challenges.create(binding),
        excludeCredentials: existing.map(toDescriptor),
        supportedAlgorithmIDs,
        // Discoverable, so that the passkey signs in without an e-mail address.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    verifyNew: async ({ credential, binding }) => {
      const response = parse<RegistrationResponseJSON>(credential)
      if (!response) return null
      const { verifyRegistrationResponse } = await load()
      const result = await orNull(
        verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => challenges.use(binding, challenge),
          expectedOrigin: [...origins],
          expectedRPID: rpID,
          supportedAlgorithmIDs,
        }),
      )
      if (!result?.verified) return null
      const { id: credentialId, publicKey, counter, transports = [] } = result.registrationInfo.credential
      return { credentialId, counter, transports, publicKey: Buffer.from(publicKey).toString('base64url') }
    },

    toRequestOptions: async (binding, accountId) => {
      const { generateAuthenticationOptions } = await load()
      const own = accountId === undefined ? undefined : await readPasskeys(queries, accountId)
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.create(binding),
        userVerification: own ? 'preferred' : 'required',
        ...(own && { allowCredentials: own.map(toDescriptor) }),
      })
    },

    verify: async (credential, binding, accountId) => {
      const response = parse<AuthenticationResponseJSON>(credential)
      const [stored] = response ? await readByCredential(queries, response.id) : []
      if (!response || !stored || (accountId !== undefined && stored.accountId !== accountId)) return null
      const { userHandle } = response.response ?? {}
      if (userHandle && userHandle !== Buffer.from(stored.accountId).toString('base64url')) return null
      const { verifyAuthenticationResponse } = await load()
      const result = await orNull(
        verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => challenges.use(binding, challenge),
          expectedOrigin: [...origins],
          expectedRPID: rpID,
          credential: {
            ...toDescriptor(stored),
            publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
            counter: stored.counter,
          },
          // After the password, the passkey is the second factor.
          requireUserVerification: accountId === undefined,
        }),
      )
      if (!result?.verified) return null
      // Of two uses with the same counter, one succeeds.
      const used = await queries
        .update(passkeys)
        .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: new Date() })
        .where(and(eq(passkeys.id, stored.id), eq(passkeys.counter, stored.counter)))
        .returning({ id: passkeys.id })
      return used.length > 0 ? stored.accountId : null
    },
  }
}

/** The binding of a challenge is what it was created for, such as one interaction. */
export interface Passkeys {
  readonly toCreationOptions: (owner: PasskeyOwner, binding: string) => Promise<PublicKeyCredentialCreationOptionsJSON>
  /** Null if the credential does not fit its challenge. */
  readonly verifyNew: (credential: NewPasskey) => Promise<VerifiedPasskey | null>
  /** For any passkey, or for those of an account whose password was right. */
  readonly toRequestOptions: (binding: string, accountId?: string) => Promise<PublicKeyCredentialRequestOptionsJSON>
  /** The account of a credential, given as JSON; null if it is not accepted. */
  readonly verify: (credential: string, binding: string, accountId?: string) => Promise<string | null>
}

interface PasskeysOptions {
  readonly queries: Queries
  readonly relyingParty: RelyingParty
  readonly challenges: PasskeyChallenges
}

interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
}

type VerifiedPasskey = Pick<typeof passkeys.$inferInsert, 'credentialId' | 'counter' | 'transports' | 'publicKey'>

interface NewPasskey {
  /** JSON. */
  readonly credential: string
  readonly binding: string
}

/** EdDSA, ES256 and RS256 (COSE). */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Loads with the first use, so that the process starts without it. */
const load = () => import('@simplewebauthn/server')

function readPasskeys(queries: Queries, accountId: string) {
  return queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

function readByCredential(queries: Queries, credentialId: string) {
  return queries.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
}

function toDescriptor({ credentialId, transports }: typeof passkeys.$inferSelect) {
  return { id: credentialId, transports }
}

/** The object of a JSON text with an id in base64url; null for any other text. */
function parse<Value extends { readonly id: string }>(text: string): Value | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && 'id' in value
    return isObject && typeof value.id === 'string' && /^[\w-]{1,1400}$/.test(value.id) ? (value as Value) : null
  } catch {
    return null
  }
}

/** The library throws for every credential that does not fit. */
async function orNull<Value>(result: Promise<Value>): Promise<Value | null> {
  try {
    return await result
  } catch {
    return null
  }
}
