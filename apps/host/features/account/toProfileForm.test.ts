import type { AccountDetails, AccountOutcome } from '@kudex/domain/account'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { describe, expect, it, vi } from 'vitest'
import { toProfileForm } from './toProfileForm.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
const account: AccountDetails = {
  profile: {
    firstName: 'Carla',
    lastName: 'Customer',
    company: 'ACME Harness Ltd',
    email: 'carla.customer@acme.example',
    telephone: '',
    address: '',
    postalCode: '',
    city: '',
    country: 'GB',
    language: '',
  },
  ticketMails: [],
  isManagedInternally: false,
  secondFactor: { isEnabled: false, hasApp: false, passkeys: [], recoveryCodesLeft: 0 },
  hasPasskeys: true,
  sessions: [],
}

const save = vi.fn<(values: Readonly<Record<string, string>>) => void>()
const toForm = (outcome: AccountOutcome | null) =>
  toProfileForm({
    intl,
    account,
    countries: [],
    languages: [],
    command: null,
    result: outcome && { step: 'profile', outcome },
    save,
  })

describe('the profile form', () => {
  it('has the ten fields with their values (ACCT-01)', () => {
    const { fields } = toForm(null)
    expect(Object.entries(fields).map(([name, { label, value }]) => [name, label, value])).toEqual([
      ['firstName', 'First name', 'Carla'],
      ['lastName', 'Last name', 'Customer'],
      ['company', 'Company', 'ACME Harness Ltd'],
      ['email', 'E-mail', 'carla.customer@acme.example'],
      ['telephone', 'Telephone', ''],
      ['address', 'Address', ''],
      ['postalCode', 'Postal code', ''],
      ['city', 'City', ''],
      ['country', 'Country', 'GB'],
      ['language', 'Language', ''],
    ])
  })

  it('shows the texts of violated policies at their fields (ACCT-02, ACCT-09)', () => {
    const { fields, formError } = toForm({
      kind: 'rejected',
      failures: {
        firstName: [{ code: 'REQUIRED' }],
        company: [{ code: 'MAX_LENGTH', bound: 120 }, { code: 'UNKNOWN_POLICY' }],
      },
    })
    expect(fields.firstName.error).toBe('Please fill in this field.')
    expect(fields.company.error).toBe('Please enter at most 120 characters. Please check this entry.')
    expect([fields.city.error, formError]).toEqual([undefined, undefined])
  })

  it('says that it was saved, or why it was not (ACCT-03)', () => {
    expect(toForm({ kind: 'done', response: { account } }).success?.title).toBe('Your profile was saved')
    const texts = (['signed-out', 'internal', 'busy', 'unavailable'] as const).map(
      (reason) => toForm({ kind: 'failed', reason }).formError,
    )
    expect(new Set(texts).size).toBe(4)
  })

  it('sends what was entered', () => {
    const data = new FormData()
    data.set('firstName', 'Clara')
    toForm(null).onSubmit?.(data)
    expect(save).toHaveBeenCalledWith({ firstName: 'Clara' })
  })
})
