import type { FormFields, FormOutcome, RejectedForm } from '@kudex/domain/forms'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { formSubmissionMachine, type PostedForm } from './index.ts'

describe('the submission of a form', () => {
  it('checks the form before it is sent (FORM-11)', async () => {
    const { actor, sent } = start([])
    actor.send({ type: 'form.submit', values: { ...values, email: 'none' }, key: 'a' })
    expect(actor.getSnapshot().context.rejected).toBeNull()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.rejected).toEqual({
      values: { ...values, email: 'none' },
      problems: { email: 'invalid' },
      failure: null,
    })
    expect(sent).toEqual([])
  })

  it('ends with the reference number, and keeps its key until then (FORM-10)', async () => {
    const { actor, sent } = start([{ kind: 'failed' }, { kind: 'sent', reference: 'KX-1', isKept: true }])
    actor.send({ type: 'form.submit', values, key: 'first' })
    const failed = await waitFor(actor, (state) => state.matches('editing'))
    expect(failed.context.rejected).toEqual({ values, problems: {}, failure: 'failed' })
    actor.send({ type: 'form.submit', values, key: 'second' })
    const { context } = await waitFor(actor, (state) => state.matches('sent'))
    expect([context.receipt, context.rejected]).toEqual([{ reference: 'KX-1', isKept: true }, null])
    expect(sent).toEqual(['first', 'first'])
  })

  it('is sent once, however often the button is pressed', async () => {
    const { actor, sent } = start([{ kind: 'sent', reference: 'KX-1', isKept: false }])
    for (const key of ['a', 'b']) actor.send({ type: 'form.submit', values, key })
    await waitFor(actor, (state) => state.hasTag('busy'))
    actor.send({ type: 'form.submit', values, key: 'c' })
    await waitFor(actor, (state) => state.matches('sent'))
    expect(sent).toEqual(['a'])
  })

  it.each<[FormOutcome, Omit<RejectedForm, 'values'>]>([
    [{ kind: 'wait' }, { problems: {}, failure: 'wait' }],
    [
      { kind: 'problems', problems: { email: 'invalid' } },
      { problems: { email: 'invalid' }, failure: null },
    ],
  ])('takes what the server says: %j', async (outcome, expected) => {
    const { actor } = start([outcome])
    actor.send({ type: 'form.submit', values, key: 'a' })
    await waitFor(actor, (state) => state.hasTag('busy'))
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.rejected).toEqual({ values, ...expected })
  })

  it('starts with what was posted without script', () => {
    const rejected: RejectedForm = { values, problems: { email: 'invalid' }, failure: null }
    const actor = createActor(formSubmissionMachine, {
      input: { name: 'subscription', action: '/en/subscribe', rejected },
    }).start()
    expect(actor.getSnapshot().context.rejected).toBe(rejected)
  })

  it('needs its port', () => {
    expect(listMissingPorts(formSubmissionMachine)).toEqual(['sendForm'])
  })
})

const values: FormFields = { email: 'mia@kudex.example', topics: ['stories'], consent: 'yes' }

function start(outcomes: readonly FormOutcome[]) {
  const sent: string[] = []
  const machine = formSubmissionMachine.provide({
    actors: {
      sendForm: fromPromise<FormOutcome, PostedForm>(async ({ input }) => {
        const outcome = outcomes[sent.length]
        sent.push(input.key)
        return outcome ?? { kind: 'failed' }
      }),
    },
  })
  const actor = createActor(machine, { input: { name: 'subscription', action: '/en/subscribe', rejected: null } })
  actor.start()
  return { actor, sent }
}
