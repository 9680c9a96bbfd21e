import { index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AdapterPayload, JWK } from 'oidc-provider'

/** Tables of the identity service. */
export const identitySchema = pgSchema('identity')

export const accounts = identitySchema.table('accounts', {
  /** Opaque and stable: the claims `sub` and `subname`. */
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text('password_hash').notNull(),
  roles: text().array().notNull(),
  /** Ids of the organizations the account is a member of, its own one first. */
  organizations: text().array().notNull(),
  /** Further fields of the profile (ACCT-01); empty if not given. */
  company: text().notNull().default(''),
  telephone: text().notNull().default(''),
  address: text().notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text().notNull().default(''),
  country: text().notNull().default(''),
  language: text().notNull().default(''),
})

/** The provider's sessions, grants, codes, tokens and pending sign-ins. */
export const artifacts = identitySchema.table(
  'artifacts',
  {
    kind: text().notNull(),
    /** SHA-256 of the id: a reader of the table cannot use a token. */
    idHash: text('id_hash').notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    /** Set for sessions only. */
    uid: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (artifact) => [
    primaryKey({ columns: [artifact.kind, artifact.idHash] }),
    index('artifacts_grant').on(artifact.grantId),
    index('artifacts_uid').on(artifact.uid),
    index('artifacts_expiry').on(artifact.expiresAt),
  ],
)

/** Private keys that sign ID tokens; the one with the highest slot signs, the others still verify. */
export const signingKeys = identitySchema.table('signing_keys', {
  slot: integer().primaryKey(),
  key: jsonb().$type<JWK>().notNull(),
})

/** Seeds that were loaded, also those without accounts, so that each is loaded once. */
export const loadedSeeds = identitySchema.table('loaded_seeds', { name: text().primaryKey() })
