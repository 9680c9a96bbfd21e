import type { AccountCommand, AccountDetails } from '@kudex/domain/account'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { AccountSettings } from '@kudex/ui'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { toAccountSections } from './toAccountSections.ts'
import { toPasskeys } from './toPasskeys.ts'
import { toPasswordForm } from './toPasswordForm.ts'
import { toSecondFactor } from './toSecondFactor.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
const passkey = { id: 'a', name: 'Phone', createdAt: '2026-11-22T10:00:00.000Z', lastUsedAt: null }
const session = { signedInAt: '2026-11-22T20:15:00.000Z', isCurrent: false }

it('while a step runs, the forms and buttons of other steps are disabled, because they would be ignored', () => {
  expect(listButtons(null, false)).toEqual([change, remove, enable, signOut, deletion])
  expect(listButtons(null)).toEqual([change, remove, renew, reset, signOut, deletion])
  expect(listButtons({ step: 'profile', values: {} })).toEqual([])
  expect(listButtons({ step: 'profile', values: {} }, false)).toEqual([])
  expect(listButtons({ step: 'passkey.remove', id: 'b' })).toEqual([])
  expect(listButtons({ step: 'passkey.remove', id: 'a' })).toEqual([remove])
  expect(listButtons({ step: 'password', values: {} })).toEqual([change])
  expect(listButtons({ step: 'delete' })).toEqual([deletion])
})

const change = 'Change password'
const remove = 'Remove'
const enable = 'Set up an authenticator app'
const renew = 'New recovery codes'
const reset = 'Reset the second factor'
const signOut = 'Log out elsewhere'
const deletion = 'Delete account'

/** The buttons that are not disabled while a command runs. */
function listButtons(command: AccountCommand | null, isEnabled = true): readonly (string | undefined)[] {
  const account = {
    secondFactor: { isEnabled, hasApp: isEnabled, passkeys: [passkey], recoveryCodesLeft: 9 },
    sessions: [session],
  } as unknown as AccountDetails
  const input = { intl, account, command, result: null, run: vi.fn(), confirm: vi.fn(), change: vi.fn() }
  const secrets = { totpSetup: null, recoveryCodes: null, hideSecrets: vi.fn() }
  const html = renderToString(
    <AccountSettings
      title=""
      password={toPasswordForm(input)}
      passkeys={toPasskeys({ ...input, canCreate: false, add: vi.fn(), remove: vi.fn() })}
      multiFactor={toSecondFactor({ ...input, ...secrets })}
      {...toAccountSections(input)}
    />,
  )
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
    .filter(([, attributes]) => !/ disabled=/.test(attributes ?? '') && !/Show password/.test(attributes ?? ''))
    .map(([, , content]) => content?.replace(/<[^>]*>/g, ''))
}
