import { execFileSync } from 'node:child_process'
import { argon2 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { demoSecrets } from '@kudex/domain/settings'
import { hashPassword, verifyPassword } from './passwords.ts'

vi.mock(import('node:crypto'), async (load) => {
  const original = await load()
  return { ...original, argon2: vi.fn<typeof original.argon2>(original.argon2) }
})

describe('passwords', () => {
  it('are hashed with argon2id and a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('match only their own hash', async () => {
    const hash = await hashPassword('secret')
    expect(await verifyPassword('secret', hash)).toBe(true)
    expect(await verifyPassword('Secret', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('match in any Unicode normalization form', async () => {
    expect(await verifyPassword('Zu\u0308rich', await hashPassword('Z\u00fcrich'))).toBe(true)
  })

  it('do not match a missing or malformed hash', async () => {
    for (const hash of [null, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$c2hvcnQ']) {
      expect(await verifyPassword('secret', hash)).toBe(false)
    }
  })

  it('are derived as often without a hash, so that the time does not tell which accounts exist', async () => {
    const derivations = vi.mocked(argon2)
    const hash = await hashPassword('secret')
    const count = async (stored: string | null) => {
      derivations.mockClear()
      await verifyPassword('other', stored)
      return derivations.mock.calls.map(([, parameters]) => ({ ...parameters, nonce: undefined }))
    }
    expect(await count(null)).toEqual(await count(hash))
    expect(derivations).toHaveBeenCalledOnce()
  })

  it('match hashes with other cost parameters, such as in the settings', async () => {
    expect(await verifyPassword('kudex-editor', demoSecrets.editorPasswordHash)).toBe(true)
  })

  it('are hashed for the settings by the command of the operations page', async () => {
    const root = join(import.meta.dirname, '../../../..')
    const page = readFileSync(join(root, 'docs/operations/running.md'), 'utf8')
    const command = /^EDITOR_PASSWORD=.*$/m.exec(page)?.[0].replace('…', "it''s secret") ?? 'false'
    const hash = execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim()
    expect(await verifyPassword('its secret', hash)).toBe(true)
  })
})
