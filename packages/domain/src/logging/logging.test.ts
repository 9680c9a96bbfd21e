import { describe, expect, it } from 'vitest'
import { isLogged, isLogLevel, logLevels, toLoggedVariables } from './index.ts'

describe('logging', () => {
  it('has five levels (CONST-01)', () => {
    expect(logLevels).toEqual({ none: 0, error: 25, warn: 50, info: 75, debug: 100 })
    expect(isLogLevel('warn')).toBe(true)
    expect(isLogLevel('verbose')).toBe(false)
  })

  it('logs what is at or below the level that is set (CONST-01)', () => {
    expect(isLogged('warn', 'info')).toBe(true)
    expect(isLogged('info', 'info')).toBe(true)
    expect(isLogged('debug', 'info')).toBe(false)
    expect(isLogged('error', 'none')).toBe(false)
    expect(isLogged('none', 'debug')).toBe(false)
  })

  it('cuts the variables of a request after 50 characters (CONST-02)', () => {
    expect(toLoggedVariables({ slug: 'x'.repeat(100) })).toHaveLength(50)
    expect(toLoggedVariables({ a: 1 })).toBe('{"a":1}')
    expect(toLoggedVariables(undefined)).toBe('')
  })
})
