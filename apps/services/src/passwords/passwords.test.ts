import { describe, expect, it } from 'vitest'
import { demoSecrets } from '@kudex/domain/settings'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with argon2id and a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('fit their own hash only', async () => {
    const hash = await hashPassword('secret')
    expect(await verifyPassword('secret', hash)).toBe(true)
    expect(await verifyPassword('Secret', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('fit however a keyboard composes their letters', async () => {
    expect(await verifyPassword('Zu\u0308rich', await hashPassword('Z\u00fcrich'))).toBe(true)
  })

  it('fit nothing where there is no account or no readable hash', async () => {
    for (const hash of [null, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$c2hvcnQ']) {
      expect(await verifyPassword('secret', hash)).toBe(false)
    }
  })

  it('are verified against hashes of other costs, such as those of the settings', async () => {
    expect(await verifyPassword('kudex-editor', demoSecrets.editorPasswordHash)).toBe(true)
  })
})
