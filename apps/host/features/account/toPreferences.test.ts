import type { AccountDetails, AccountOutcome, AccountStep } from '@kudex/domain/account'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { expect, it, vi } from 'vitest'
import { toEmailForm } from './toEmailForm.ts'
import { toPreferences } from './toPreferences.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
const account = { ticketMails: ['created', 'closed'] } as unknown as AccountDetails
const settle = (step: AccountStep, outcome: AccountOutcome) => ({ command: null, result: { step, outcome } })
const done: AccountOutcome = { kind: 'done', response: { account } }

function toData(values: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of values) data.append(name, value)
  return data
}

it('the preferences show the chosen mails, and save all that are checked', () => {
  const save = vi.fn<(values: object, measurement: string) => void>()
  const input = { intl, account, measurement: 'dim_metric' as const, measurements: [], command: null, save }
  const section = toPreferences({ ...input, result: null })
  expect(section.mails.defaultValues).toEqual(['created', 'closed'])
  section.onSubmit?.(
    toData([
      ['measurement', 'dim_imperial'],
      ['ticketMails', 'created'],
      ['ticketMails', 'status'],
    ]),
  )
  expect(save).toHaveBeenCalledWith({ ticketMails: 'created status' }, 'dim_imperial')
  section.onSubmit?.(toData([['measurement', 'unknown']]))
  expect(save).toHaveBeenLastCalledWith({ ticketMails: '' }, 'dim_metric')
  expect(toPreferences({ ...input, ...settle('preferences', done) }).result?.tone).toBe('success')
  const failed = toPreferences({ ...input, ...settle('preferences', { kind: 'failed', reason: 'unavailable' }) })
  expect([failed.formError === undefined, failed.result]).toEqual([false, undefined])
})

it('the form for a new e-mail address says what is wrong at its field, and that a link was sent (ACCT-09)', () => {
  const input = { intl, change: vi.fn<() => void>() }
  const failures = { newEmail: [{ code: 'VALID_EMAIL_ADDRESS_FORMAT' as const }] }
  const rejected = toEmailForm({ ...input, ...settle('email', { kind: 'rejected', failures }) })
  expect(rejected.fields.newEmail.error).toBeTruthy()
  const wrong = toEmailForm({ ...input, ...settle('email', { kind: 'failed', reason: 'wrong-password' }) })
  expect(wrong.fields.password.error).toBe('This is not your current password.')
  expect(toEmailForm({ ...input, ...settle('email', done) }).success?.title).toContain('sent a link')
})
