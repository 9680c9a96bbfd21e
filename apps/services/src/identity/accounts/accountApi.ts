import type { HttpBindings } from '@hono/node-server'
import { checkProfile, writeFieldFailures } from '@kudex/domain/account'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Provider } from 'oidc-provider'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import { type Account, findAccount } from './accounts.ts'
import { readAccountDetails, saveProfile } from './profiles.ts'

/**
 * The account of the person whose access token a request has, as JSON. Requests come from the host, so there is no
 * CORS. A token that expired, was revoked or belongs to a deleted account is refused with 401.
 */
export function createAccountApi({ queries, provider, clientId, onError }: AccountApiOptions) {
  const app = new Hono<AccountEnvironment>()

  app.use(async (context, next) => {
    const account = await resolveAccount(context.req.header('authorization'))
    if (!account) {
      context.header('WWW-Authenticate', 'Bearer')
      return context.json({ error: 'signed-out' }, 401)
    }
    context.set('account', account)
    return next()
  })
  app.use(bodyLimit({ maxSize: bodyLimits.account, onError: (context) => context.json({ error: 'too-large' }, 413) }))

  app.get('/', (context) => respondAccount(context))

  app.put('/profile', async (context) => {
    if (context.get('account').isInternal) return refuseInternal(context)
    const input = await readJsonObject(context)
    if (!input) return refuseBody(context)
    const checked = checkProfile(input)
    if (checked.kind === 'rejected') return context.json(writeFieldFailures(checked.failures), 422)
    await saveProfile(queries, context.get('account').id, checked.profile)
    return respondAccount(context)
  })

  app.notFound((context) => context.json({ error: 'not-found' }, 404))
  app.onError((error, context) => {
    onError(error)
    return context.json({ error: 'failed' }, 500)
  })

  async function respondAccount(context: AccountContext) {
    const details = await readAccountDetails(queries, context.get('account').id)
    return details ? context.json(details) : context.json({ error: 'signed-out' }, 401)
  }

  async function resolveAccount(authorization: string | undefined): Promise<Account | null> {
    const token = /^Bearer +([\w-]{1,200})$/i.exec(authorization ?? '')?.[1]
    const found = token && (await provider.AccessToken.find(token))
    if (!found || found.isExpired || found.clientId !== clientId) return null
    return findAccount(queries, found.accountId)
  }

  return app
}

export interface AccountApiOptions {
  readonly queries: Queries
  readonly provider: Provider
  readonly clientId: string
  readonly onError: (error: Error) => void
}

type AccountEnvironment = { Bindings: HttpBindings; Variables: { account: Account } }
type AccountContext = Context<AccountEnvironment>

function refuseInternal(context: AccountContext) {
  return context.json({ error: 'internal' }, 403)
}

function refuseBody(context: AccountContext) {
  return context.json({ error: 'malformed' }, 400)
}

/** The body as an object; null for any other content. */
async function readJsonObject(context: AccountContext): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await context.req.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}
