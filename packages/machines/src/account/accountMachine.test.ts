import type { AccountCommand, AccountDetails, AccountOutcome } from '@kudex/domain/account'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { accountMachine } from './index.ts'

const account = { profile: { firstName: 'Carla' }, isManagedInternally: false } as AccountDetails
const loaded: AccountOutcome = { kind: 'done', response: { account } }
const command: AccountCommand = { step: 'profile', values: { firstName: 'Clara' } }

describe('the account settings', () => {
  it('load the account, and try again after a failure', async () => {
    const actor = start([{ kind: 'failed', reason: 'signed-out' }, loaded], [])
    const failed = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(failed.context.failure).toBe('signed-out')
    actor.send({ type: 'account.load' })
    expect((await waitFor(actor, (state) => state.matches('ready'))).context).toMatchObject({ account, failure: null })
  })

  it('start with the account of the rendered page, without loading it', () => {
    const actor = start([], [], account)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.account]).toEqual(['ready', account])
  })

  it('show what a change has done (ACCT-03)', async () => {
    const changed = { ...account, profile: { ...account.profile, firstName: 'Clara' } }
    const actor = start([loaded], [{ kind: 'done', response: { account: changed } }])
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'command.run', command })
    const { context } = await waitFor(actor, (state) => state.matches('ready') && state.context.result !== null)
    expect([context.account, context.result?.step, context.result?.outcome.kind]).toEqual([changed, 'profile', 'done'])
  })

  it.each<AccountOutcome>([
    { kind: 'rejected', failures: { firstName: [{ code: 'REQUIRED' }] } },
    { kind: 'failed', reason: 'internal' },
  ])('keep the account if a change is not accepted (ACCT-09): %j', async (outcome) => {
    const actor = start([loaded], [outcome])
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'command.run', command })
    const { context } = await waitFor(actor, (state) => state.matches('ready') && state.context.result !== null)
    expect(context).toMatchObject({ account, result: { step: 'profile', outcome } })
  })

  it('keep the set-up of the authenticator app until its code is right, then show recovery codes (ACCT-04)', async () => {
    const totpSetup = { secret: 'ABC', uri: 'otpauth://totp/x', qrCode: { size: 1, path: '' } }
    const changes: AccountOutcome[] = [
      { kind: 'done', response: { account, totpSetup } },
      { kind: 'failed', reason: 'wrong-code' },
      { kind: 'done', response: { account, recoveryCodes: ['a', 'b'] } },
    ]
    const actor = start([loaded], changes)
    await waitFor(actor, (state) => state.matches('ready'))
    const run = async (next: AccountCommand) => {
      actor.send({ type: 'command.run', command: next })
      return (await waitFor(actor, (state) => state.matches('ready') && state.context.command === null)).context
    }
    expect((await run({ step: 'totp.start' })).totpSetup).toEqual(totpSetup)
    const confirm: AccountCommand = { step: 'totp.confirm', values: { code: '123456' } }
    expect((await run(confirm)).totpSetup).toEqual(totpSetup)
    expect(await run(confirm)).toMatchObject({ totpSetup: null, recoveryCodes: ['a', 'b'] })
    actor.send({ type: 'secrets.hide' })
    expect(actor.getSnapshot().context.recoveryCodes).toBeNull()
  })

  it('end with the deletion of the account (ACCT-08)', async () => {
    const actor = start([loaded], [{ kind: 'done', response: { account: null } }])
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'command.run', command: { step: 'delete' } })
    expect((await waitFor(actor, (state) => state.status === 'done')).hasTag('deleted')).toBe(true)
  })

  it('run one change at a time, and survive a port that rejects', async () => {
    const actor = start([loaded], [])
    await waitFor(actor, (state) => state.matches('ready'))
    actor.send({ type: 'command.run', command })
    actor.send({ type: 'command.run', command })
    const { context } = await waitFor(actor, (state) => state.matches('ready') && state.context.result !== null)
    expect(context.result?.outcome).toEqual({ kind: 'failed', reason: 'unavailable' })
  })

  it('need their ports', () => {
    expect(listMissingPorts(accountMachine)).toEqual(['fetchAccount', 'runCommand'])
  })
})

function start(loads: AccountOutcome[], changes: AccountOutcome[], first: AccountDetails | null = null) {
  const next = (outcomes: AccountOutcome[]) => {
    const outcome = outcomes.shift()
    if (!outcome) throw new Error('offline')
    return outcome
  }
  const machine = accountMachine.provide({
    actors: { fetchAccount: fromPromise(async () => next(loads)), runCommand: fromPromise(async () => next(changes)) },
  })
  return createActor(machine, { input: { account: first } }).start()
}
