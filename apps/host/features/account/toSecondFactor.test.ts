import type { AccountCommand, AccountDetails, AccountOutcome, AccountStep } from '@kudex/domain/account'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { describe, expect, it, vi } from 'vitest'
import { toAccountSections } from './toAccountSections.ts'
import { toPasswordForm } from './toPasswordForm.ts'
import { toSecondFactor } from './toSecondFactor.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
const account = {
  isManagedInternally: false,
  hasPasskeys: true,
  secondFactor: { isEnabled: false, hasApp: false, passkeys: [], recoveryCodesLeft: 0 },
  sessions: [{ signedInAt: '2026-11-22T20:15:00.000Z', isCurrent: true }],
} as unknown as AccountDetails
const enabled = { ...account, secondFactor: { isEnabled: true, hasApp: true, passkeys: [], recoveryCodesLeft: 9 } }
const run = vi.fn<(step: AccountStep) => void>()

function settle(step: AccountStep, outcome: AccountOutcome) {
  return { command: null, result: { step, outcome } }
}

function toFactor(of: AccountDetails, changes: Partial<Parameters<typeof toSecondFactor>[0]> = {}) {
  const hidden = { command: null, result: null, totpSetup: null, recoveryCodes: null }
  return toSecondFactor({ intl, account: of, ...hidden, run, confirm: vi.fn(), hideSecrets: vi.fn(), ...changes })
}

describe('the second factor', () => {
  it('can be enabled, and reset once it is on (ACCT-04)', () => {
    expect([toFactor(account).status.text, toFactor(account).reset]).toEqual(['Off', undefined])
    toFactor(account).enable?.onStart()
    expect(run).toHaveBeenLastCalledWith('totp.start')
    expect([toFactor(enabled).status.text, toFactor(enabled).enable]).toEqual(['On, 9 recovery codes left', undefined])
    toFactor(enabled).reset?.onStart()
    expect(run).toHaveBeenLastCalledWith('second-factor.reset')
  })

  it('can only be reset by internal staff (ACCT-05)', () => {
    const internal = toFactor({ ...account, isManagedInternally: true })
    expect([internal.enable, internal.reset?.buttonText]).toEqual([undefined, 'Reset the second factor'])
  })

  it('shows a wrong code at its field and keeps the QR code', () => {
    const totpSetup = { secret: 'ABC', uri: '', qrCode: { size: 1, path: '' } }
    const wrong = settle('totp.confirm', { kind: 'failed', reason: 'wrong-code' })
    const { setup } = toFactor(account, { totpSetup, ...wrong })
    expect(setup?.form.fields.code.error).toContain('not correct')
    expect([setup?.form.formError, setup?.secret.value]).toEqual([undefined, 'ABC'])
  })
})

describe('the password form', () => {
  it.each([
    ['wrong-password', 'currentPassword'],
    ['passwords-differ', 'repeatedPassword'],
  ] as const)('shows %s at the field %s (ACCT-07)', (reason, field) => {
    const form = toPasswordForm({ intl, change: vi.fn(), ...settle('password', { kind: 'failed', reason }) })
    expect(
      Object.entries(form.fields)
        .filter(([, { error }]) => error)
        .map(([name]) => name),
    ).toEqual([field])
    expect(form.formError).toBeUndefined()
  })
})

describe('the forms of the account', () => {
  it('wait while another change runs, which would drop theirs', () => {
    const show = (command: AccountCommand | null) => {
      const form = toPasswordForm({ intl, change: vi.fn(), command, result: null })
      return [form.isSending, form.isDisabled]
    }
    expect(show(null)).toEqual([false, false])
    expect(show({ step: 'profile', values: {} })).toEqual([false, true])
    expect(show({ step: 'password', values: {} })).toEqual([true, false])
  })
})

describe('sessions and deletion', () => {
  const idle = { intl, command: null, result: null, run }

  it('offer to sign out elsewhere only if there is another session', () => {
    expect(toAccountSections({ ...idle, account }).sessions?.end).toBeUndefined()
    const both = { ...account, sessions: [...account.sessions, { ...account.sessions[0]!, isCurrent: false }] }
    const { sessions } = toAccountSections({ ...idle, account: both })
    expect(sessions?.entries.map(({ text }) => text.split(',')[0])).toEqual(['This browser', 'Another browser'])
    sessions?.end?.onStart()
    expect(run).toHaveBeenLastCalledWith('sessions.end')
  })

  it('delete the account, or say that it failed (ACCT-08)', () => {
    toAccountSections({ ...idle, account }).deletion?.onStart()
    expect(run).toHaveBeenLastCalledWith('delete')
    const failed = settle('delete', { kind: 'failed', reason: 'unavailable' })
    expect(toAccountSections({ ...idle, ...failed, account }).deletion?.result?.tone).toBe('danger')
  })
})
