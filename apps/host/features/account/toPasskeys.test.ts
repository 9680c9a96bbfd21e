import type { AccountDetails, AccountOutcome, Passkey } from '@kudex/domain/account'
import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canCreatePasskeys, createPasskey } from './createPasskey.ts'
import { toPasskeys } from './toPasskeys.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') })
const passkey: Passkey = { id: 'a', name: 'Phone', createdAt: '2026-11-22T10:00:00.000Z', lastUsedAt: null }
const remove = vi.fn<(id: string) => void>()

function toAccount(passkeys: readonly Passkey[], hasPasskeys = true): AccountDetails {
  return { hasPasskeys, secondFactor: { passkeys } } as unknown as AccountDetails
}

function toSection(account: AccountDetails, outcome?: AccountOutcome, canCreate = true) {
  const result = outcome ? { step: 'passkey.add' as const, outcome } : null
  return toPasskeys({ intl, account, canCreate, command: null, result, add: vi.fn(), remove })
}

describe('the passkeys', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('are named with their dates, and can be removed', () => {
    const used = { ...passkey, id: 'b', lastUsedAt: '2026-11-23T10:00:00.000Z' }
    const section = toSection(toAccount([passkey, used]))
    expect(section?.entries.map(({ text }) => text)).toEqual([
      'Added on November 22, 2026, not used yet',
      'Added on November 22, 2026, last used on November 23, 2026',
    ])
    section?.entries[1]?.remove.onStart()
    expect(remove).toHaveBeenCalledWith('b')
  })

  it('are not offered by a browser or an address without them, and up to ten', () => {
    expect(toSection(toAccount([]), undefined, false)).toBeUndefined()
    expect(toSection(toAccount([], false))).toBeUndefined()
    expect(toSection(toAccount([passkey]), undefined, false)?.form).toBeUndefined()
    expect(toSection(toAccount([]))?.form).toBeDefined()
    expect(toSection(toAccount(Array.from({ length: 10 }, () => passkey)))?.form).toBeUndefined()
  })

  it('show what went wrong: at the field, or for the form', () => {
    const wrong = toSection(toAccount([]), { kind: 'failed', reason: 'wrong-password' })
    expect(wrong?.form?.fields.currentPassword.error).toBe('This is not your current password.')
    expect(wrong?.form?.formError).toBeUndefined()
    const unnamed = toSection(toAccount([]), { kind: 'rejected', failures: { name: [{ code: 'REQUIRED' }] } })
    expect(unnamed?.form?.fields.name.error).toBeTruthy()
    const cancelled = toSection(toAccount([]), { kind: 'failed', reason: 'passkey-cancelled' })
    expect([cancelled?.form?.formError, cancelled?.result]).toEqual([
      'No passkey was created. You can try again.',
      undefined,
    ])
  })

  it('are created by the browser, or not if the person closes its dialog', async () => {
    expect(canCreatePasskeys()).toBe(false)
    const create = vi.fn<() => Promise<unknown>>(async () => ({ toJSON: () => ({ id: 'x' }) }))
    const api = Object.assign(() => {}, { parseCreationOptionsFromJSON: (json: object) => json })
    vi.stubGlobal('PublicKeyCredential', api)
    vi.stubGlobal('navigator', { credentials: { create } })
    expect(canCreatePasskeys()).toBe(true)
    expect(await createPasskey({ challenge: 'a' })).toBe('{"id":"x"}')
    expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'a' } })
    create.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'))
    expect(await createPasskey({ challenge: 'a' })).toBeNull()
  })
})
