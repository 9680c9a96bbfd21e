import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { AdapterPayload, JWK } from 'oidc-provider'
import type { TicketMail } from '@kudex/domain/account'
import type { Application, StoredAccessStatus, UserAction } from '@kudex/domain/access'

/** Tables of the identity service. */
export const identitySchema = pgSchema('identity')

export const accounts = identitySchema.table('accounts', {
  /** Opaque and stable: the claims `sub` and `subname`. */
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  /** argon2id in the PHC format; null until an invitation is accepted. */
  passwordHash: text('password_hash'),
  /** Internal staff administer the users of all organizations. */
  isInternal: boolean('is_internal').notNull().default(false),
  /** Further fields of the profile (ACCT-01); empty if not given. */
  company: text().notNull().default(''),
  telephone: text().notNull().default(''),
  address: text().notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text().notNull().default(''),
  country: text().notNull().default(''),
  language: text().notNull().default(''),
  /** Mails about tickets that the person does not want. */
  mutedMails: jsonb('muted_mails').$type<TicketMail[]>().notNull().default([]),
})

/** Organizations of customers, and our own one. */
export const organizations = identitySchema.table('organizations', {
  id: text().primaryKey(),
  /** Id in the customer master data. */
  orguid: text().notNull().unique(),
  name: text().notNull(),
  subRegion: text('sub_region'),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  city: text(),
})

export const memberships = identitySchema.table(
  'memberships',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** Null while the person is invited. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (membership) => [
    primaryKey({ columns: [membership.accountId, membership.organizationId] }),
    index('memberships_organization').on(membership.organizationId),
  ],
)

/** Access of a member to an application in one organization: the source of the claim `roles`. */
export const applicationAccess = identitySchema.table(
  'application_access',
  {
    accountId: text('account_id').notNull(),
    organizationId: text('organization_id').notNull(),
    application: text().$type<Application>().notNull(),
    role: text().notNull(),
    status: text().$type<StoredAccessStatus>().notNull(),
    /** Id of an account, which may have been deleted. */
    requestedBy: text('requested_by'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  },
  (access) => [
    primaryKey({ columns: [access.accountId, access.organizationId, access.application] }),
    foreignKey({
      columns: [access.accountId, access.organizationId],
      foreignColumns: [memberships.accountId, memberships.organizationId],
    }).onDelete('cascade'),
    index('application_access_organization').on(access.organizationId, access.application),
  ],
)

/** Invitations to an organization that were not accepted yet; sending one again replaces its token. */
export const invitations = identitySchema.table(
  'invitations',
  {
    accountId: text('account_id').notNull(),
    organizationId: text('organization_id').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (invitation) => [
    primaryKey({ columns: [invitation.accountId, invitation.organizationId] }),
    foreignKey({
      columns: [invitation.accountId, invitation.organizationId],
      foreignColumns: [memberships.accountId, memberships.organizationId],
    }).onDelete('cascade'),
  ],
)

/** Who did what to whom. Has ids only, so that deleted accounts leave no personal data. */
export const auditEntries = identitySchema.table(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Ids of accounts. */
    actorId: text('actor_id').notNull(),
    subjectId: text('subject_id').notNull(),
    organizationId: text('organization_id').notNull(),
    action: text().$type<UserAction>().notNull(),
    application: text().$type<Application>(),
    role: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (entry) => [index('audit_entries_organization').on(entry.organizationId, entry.id)],
)

/** Links of mails that confirm an e-mail address, each used once. */
export const mailTokens = identitySchema.table(
  'mail_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<'password' | 'registration' | 'email'>().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** The account that gets the address; null unless the purpose is `email`. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (token) => [index('mail_tokens_email').on(token.email), index('mail_tokens_expiry').on(token.expiresAt)],
)

/** Authenticator apps: time-based one-time passwords (RFC 6238). */
export const totps = identitySchema.table('totps', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Base32, sealed with a key derived from SESSION_SECRET: codes cannot be verified from a hash. */
  secret: text().notNull(),
  /** Null until a first code has proved that the app works. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Time step of the latest accepted code, so that each is accepted once. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Passkeys (WebAuthn): a second factor, and a way to sign in without the password. */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Chosen by the owner. */
    name: text().notNull(),
    /** Id and public key (COSE) in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Number of uses as the authenticator counts them; 0 if it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (passkey) => [index('passkeys_account').on(passkey.accountId)],
)

/** Challenges that a passkey has signed, until they expire: each is accepted once. */
export const usedChallenges = identitySchema.table(
  'used_challenges',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (challenge) => [index('used_challenges_expiry').on(challenge.expiresAt)],
)

/** Unused recovery codes, each with 80 random bits. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: text('code_hash').notNull(),
  },
  (code) => [primaryKey({ columns: [code.accountId, code.codeHash] })],
)

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
    accountId: text('account_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (artifact) => [
    primaryKey({ columns: [artifact.kind, artifact.idHash] }),
    index('artifacts_grant').on(artifact.grantId),
    index('artifacts_uid').on(artifact.uid),
    index('artifacts_account').on(artifact.accountId),
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
