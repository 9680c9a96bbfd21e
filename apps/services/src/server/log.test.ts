import { describe, expect, it } from 'vitest'
import { createLog, isSecretKey } from './log.ts'

describe('the log', () => {
  it.each([
    ['none', { error: false, warn: false, info: false, debug: false }],
    ['error', { error: true, warn: false, info: false, debug: false }],
    ['warn', { error: true, warn: true, info: false, debug: false }],
    ['info', { error: true, warn: true, info: true, debug: false }],
    ['debug', { error: true, warn: true, info: true, debug: true }],
  ] as const)('at level %s writes what is at or below it (CONST-01)', (level, expected) => {
    const log = createLog(level)
    const written = Object.fromEntries(
      (['error', 'warn', 'info', 'debug'] as const).map((name) => [name, log.isLevelEnabled(name)]),
    )
    expect(written).toEqual(expected)
  })

  it.each(['password', 'accessToken', 'Authorization', 'cookie', 'client_secret', 'code', 'code_verifier', 'email'])(
    'keeps values under %s to itself',
    (key) => {
      expect(isSecretKey(key)).toBe(true)
    },
  )

  it.each(['slug', 'language', 'countryCode', 'type'])('shows values under %s', (key) => {
    expect(isSecretKey(key)).toBe(false)
  })
})
