import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { Counter } from 'prom-client'
import type { CreateService, Service } from '../service.types.ts'
import type { Jobs } from '../jobs/jobs.types.ts'
import { startCleanup } from '../jobs/startCleanup.ts'
import { createSendMail } from '../mail/mailService.ts'
import type { SendMail } from '../mail/mail.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import { identityLifetimes } from '../limits.ts'
import { createInvitationPages, invitationPath } from './access/invitationPages.ts'
import { createAccountApi } from './accounts/accountApi.ts'
import { createCredentialMails } from './credentials/credentialMails.ts'
import { createCredentialPages, paths } from './credentials/credentialPages.ts'
import { createEmailChange, emailChangePath } from './credentials/emailChange.ts'
import { createEmailPages } from './credentials/emailPages.ts'
import { sealTotps } from './credentials/sealTotps.ts'
import { createSecretBox } from './credentials/secretBox.ts'
import { createHandler } from './handler.ts'
import { createTrustedProxies } from '@kudex/node-server/proxies'
import { type AttemptOutcome, createInteractions } from './interactions/interactions.ts'
import { createKnownDevices } from './interactions/knownDevices.ts'
import { pagePolicy } from './pages/contentSecurityPolicy.ts'
import { createPages } from './pages/createPages.ts'
import type { PagesWithAssets } from './pages/pages.types.ts'
import { createPasskeyChallenges } from './passkeys/passkeyChallenges.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { resolveRelyingParty } from './passkeys/relyingParty.ts'
import { removeExpired } from './provider/adapter.ts'
import { createProvider, type ProviderOptions } from './provider/createProvider.ts'
import { loadSigningKeys } from './provider/signingKeys.ts'

/** The identity service of the process: realm `alpha` below the issuer's path (AUTH-18…23). */
export const createIdentityService: CreateService = ({ settings, database, jobs, log, metrics }) => {
  const attempts = new Counter({
    name: 'kudex_identity_sign_ins_total',
    help: 'Attempts to sign in by outcome.',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return startIdentity({
    issuer: settings.identityIssuer,
    clientId: settings.identityClientId,
    publicOrigins: settings.publicOrigins,
    sessionSecret: settings.sessionSecret,
    previousSessionSecret: settings.previousSessionSecret,
    queries: database.queries,
    jobs,
    sendMail: createSendMail(jobs),
    pages: createPages({ issuer: settings.identityIssuer, homeAddress: `${settings.publicOrigins[0] ?? ''}/` }),
    resolveAddress: createTrustedProxies(settings.trustedProxies).resolveClientAddress,
    onAttempt: (outcome) => attempts.inc({ outcome }),
    log,
  })
}

/** Starts the provider; tests pass their own issuer, lifetimes and pages. */
export async function startIdentity(options: IdentityOptions): Promise<Service> {
  const { issuer, publicOrigins, queries, pages, log } = options
  const lifetimes = { ...identityLifetimes, ...options.lifetimes }
  const keys = await loadSigningKeys(queries)
  const provider = createProvider({ ...options, keys, lifetimes })

  const box = createSecretBox(options.sessionSecret, options.previousSessionSecret ?? undefined)
  await sealTotps(queries, box, log)
  const relyingParty = resolveRelyingParty(issuer, publicOrigins)
  const devices = createKnownDevices(options)
  const challenges = createPasskeyChallenges(options.sessionSecret, queries)
  const passkeys = relyingParty && createPasskeys({ queries, relyingParty, challenges })

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (context, next) => {
    await next()
    const hasScript = context.req.path.startsWith('/interaction/')
    const script = hasScript ? new URL(pages.passkeyScript, issuer).href : undefined
    context.header('Content-Security-Policy', pagePolicy(publicOrigins, script))
    if (context.res.headers.get('Cache-Control') === null) context.header('Cache-Control', 'no-store')
  })
  const onError = (error: Error) => log.error({ err: error }, 'A page of the identity service failed')
  app.route('/interaction', createInteractions({ ...options, box, devices, provider, passkeys, onError }))
  app.route(
    '/account',
    createAccountApi({ ...options, requestEmailChange: createEmailChange(options), box, provider, passkeys, onError }),
  )
  app.route(emailChangePath, createEmailPages({ ...options, onError }))
  const requestMail = createCredentialMails(options)
  for (const purpose of ['password', 'registration'] as const) {
    app.route(paths[purpose], createCredentialPages({ ...options, purpose, requestMail, devices, onError }))
  }
  app.route(invitationPath, createInvitationPages({ ...options, homeAddress: `${publicOrigins[0] ?? ''}/`, onError }))
  app.route('/assets', pages.assets)

  const cleanup = startCleanup('Expired sessions and tokens', (now) => removeExpired(queries, now), log)
  return {
    name: 'identity',
    routes: [{ prefix: new URL(issuer).pathname, handler: createHandler({ issuer, provider, pages: app }) }],
    close: cleanup.stop,
  }
}

export interface IdentityOptions {
  readonly issuer: string
  readonly clientId: string
  readonly publicOrigins: readonly string[]
  readonly sessionSecret: string
  readonly previousSessionSecret?: string | null
  readonly queries: Queries
  readonly jobs: Pick<Jobs, 'enqueue' | 'work'>
  readonly sendMail: SendMail
  readonly pages: PagesWithAssets
  readonly resolveAddress: (request: IncomingMessage) => string
  readonly onAttempt: (outcome: AttemptOutcome) => void
  readonly log: Logger
  readonly lifetimes?: Partial<ProviderOptions['lifetimes']>
}
