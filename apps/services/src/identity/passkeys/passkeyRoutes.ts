import { checkPasskeyName, maxPasskeys, writeFieldFailures } from '@kudex/domain/account'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import {
  type AccountEnvironment,
  type AccountResponder,
  readTexts,
  refuse,
  refuseBody,
} from '../accounts/accountResponses.ts'
import { isPasswordOf } from '../credentials/changePassword.ts'
import { countRecoveryCodes, createRecoveryCodes } from '../credentials/recoveryCodes.ts'
import { removePasskey } from '../credentials/secondFactor.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { addPasskey, listPasskeys, type Passkeys } from './passkeys.ts'

/** The passkeys of the signed-in person: creating one takes the password, then the credential of the browser. */
export function createPasskeyRoutes({ queries, passkeys, limiter, respond, notify }: PasskeyRoutesOptions) {
  const app = new Hono<AccountEnvironment>()

  app.post('/options', async (context) => {
    const input = await readTexts(context, ['currentPassword', 'name'])
    if (!input) return refuseBody(context)
    const account = context.get('account')
    const failures = checkPasskeyName(input.name)
    if (failures.length > 0) return context.json(writeFieldFailures({ name: failures }), 422)
    if (!passkeys || (await listPasskeys(queries, account.id)).length >= maxPasskeys) {
      return refuse(context, 'passkey-refused')
    }
    // Not refunded: also limits the mails about new and removed passkeys.
    if (await limiter.consume(account.id)) return refuse(context, 'busy')
    if (!(await isPasswordOf(queries, account.id, input.currentPassword))) return refuse(context, 'wrong-password')
    const binding = toBinding(account.id, context.get('session'))
    return respond(context, { passkeyOptions: await passkeys.toCreationOptions(account, binding) })
  })

  app.post('/', async (context) => {
    const input = await readTexts(context, ['name', 'credential'])
    if (!input) return refuseBody(context)
    const { id } = context.get('account')
    const binding = toBinding(id, context.get('session'))
    const name = input.name.trim()
    const failures = checkPasskeyName(name)
    if (failures.length > 0) return context.json(writeFieldFailures({ name: failures }), 422)
    const verified = await passkeys?.verifyNew({ credential: input.credential, binding })
    if (!verified) return refuse(context, 'passkey-refused')
    const added = await queries.transaction(async (transaction) => {
      if (!(await addPasskey(transaction, id, { ...verified, name }))) return null
      await notify(transaction, context, 'passkey')
      const hasCodes = (await countRecoveryCodes(transaction, id)) > 0
      return hasCodes ? {} : { recoveryCodes: await createRecoveryCodes(transaction, id) }
    })
    return added ? respond(context, added) : refuse(context, 'passkey-refused')
  })

  app.delete('/:id{[\\w-]+}', async (context) => {
    await queries.transaction(async (transaction) => {
      const isRemoved = await removePasskey(transaction, context.get('account').id, context.req.param('id'))
      if (isRemoved) await notify(transaction, context, 'second-factor')
    })
    return respond(context)
  })

  return app
}

export interface PasskeyRoutesOptions extends AccountResponder {
  readonly queries: Queries
  /** Null if portal and identity service have no domain in common. */
  readonly passkeys: Passkeys | null
  /** Counts changes of credentials by account. */
  readonly limiter: Pick<RateLimiter<string>, 'consume'>
}

/** Only the session whose password was confirmed can use a challenge. */
function toBinding(accountId: string, { sessionUid = '', grantId = '' }: CurrentSession): string {
  return ['registration', accountId, sessionUid, grantId].join('\n')
}
