import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLogger, isRedactedKey, logConsole } from './index.ts'

function log(fields: object, message = 'text'): Record<string, unknown> {
  const lines: string[] = []
  createLogger({ level: 'debug', process: 'test' }, { write: (line) => void lines.push(line) }).error(fields, message)
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

const redactedKeys = [
  'authorization code cookie email password secret state token',
  'Authorization accessToken id_token client_secret code_verifier set-cookie e-mail',
].flatMap((keys) => keys.split(' '))

describe('the log', () => {
  it.each([
    ['none', { error: false, warn: false, info: false, debug: false }],
    ['error', { error: true, warn: false, info: false, debug: false }],
    ['warn', { error: true, warn: true, info: false, debug: false }],
    ['info', { error: true, warn: true, info: true, debug: false }],
    ['debug', { error: true, warn: true, info: true, debug: true }],
  ] as const)('at level %s writes what is at or below it (CONST-01)', (level, expected) => {
    const logger = createLogger({ level, process: 'test' })
    const enabled = Object.fromEntries(
      (['error', 'warn', 'info', 'debug'] as const).map((name) => [name, logger.isLevelEnabled(name)]),
    )
    expect(enabled).toEqual(expected)
  })

  it('names process, level, weight and time in each line (CONST-01)', () => {
    expect(log({}, 'started')).toEqual({
      level: 'error',
      weight: 25,
      process: 'test',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: 'started',
    })
  })

  it.each(redactedKeys)('redacts %s at every depth (CONST-02)', (key) => {
    const line = JSON.stringify(
      log({ [key]: 'hunter2', a: { [key]: { b: 'hunter2' }, c: [{ d: { [key]: 'hunter2' } }] } }),
    )
    expect(line).not.toContain('hunter2')
    expect(line.match(/\[redacted\]/g)).toHaveLength(3)
  })

  it('redacts fields of errors (CONST-02)', () => {
    const error = Object.assign(new Error('failed'), { request: { headers: { authorization: 'hunter2' } } })
    expect(JSON.stringify(log({ error }))).not.toContain('hunter2')
  })

  it.each(['slug', 'language', 'countryCode', 'type', 'status'])('shows values under %s', (key) => {
    expect(isRedactedKey(key)).toBe(false)
    expect(log({ [key]: 'shown' })[key]).toBe('shown')
  })

  it.each(['err', 'error', 'reason'])('shows message, stack and code of an error under the key %s', (key) => {
    const error = Object.assign(new TypeError('it failed'), { code: 'ECONNREFUSED' })
    expect(log({ [key]: error, code: 'hunter2' })).toMatchObject({
      [key]: {
        type: 'TypeError',
        message: 'it failed',
        code: 'ECONNREFUSED',
        stack: expect.stringMatching(/^TypeError: it failed\n +at .*logging\.test\.ts/),
      },
      code: '[redacted]',
    })
  })

  it('shows causes and the errors of an aggregate with their stacks', () => {
    const cause = new Error('refused')
    const line = log({
      error: new Error('failed', { cause }),
      all: { errors: [new AggregateError([cause], 'several')] },
    })
    expect(line['error']).toMatchObject({ cause: { message: 'refused', stack: cause.stack } })
    expect(line['all']).toMatchObject({ errors: [{ message: 'several', errors: [{ stack: cause.stack }] }] })
  })

  it('leaves out the parameters of a failed statement, also in message and stack (CONST-02)', () => {
    const params = ['ada@mail.test', 7]
    const error = Object.assign(new Error(`Failed query: select 1\nparams: ${String(params)}`), { params })
    const line = log({ err: error })
    expect(JSON.stringify(line)).not.toContain('ada@mail.test')
    expect(line['err']).toMatchObject({ message: 'Failed query: select 1\nparams: [redacted]', params: '[redacted]' })
  })

  it('leaves out the values that a database repeats in its errors (CONST-02)', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      detail: 'Key (email)=(ada@mail.test) already exists.',
      where: "unnamed portal with parameters: $1 = 'ada@mail.test'",
      constraint: 'accounts_email_unique',
    })
    const line = log({ err: new Error('Failed query', { cause }) })
    expect(JSON.stringify(line)).not.toContain('ada@mail.test')
    expect(line['err']).toMatchObject({ cause: { constraint: 'accounts_email_unique', detail: '[redacted]' } })
  })

  it('ends at circular and very deep values', () => {
    const circular: Record<string, unknown> = { name: 'a' }
    circular['self'] = circular
    expect(log({ circular })['circular']).toEqual({ name: 'a', self: '[circular]' })
    let deep: object = {}
    for (let depth = 0; depth < 50; depth++) deep = { deep }
    expect(JSON.stringify(log({ deep }))).toContain('[too deep]')
  })

  it('writes one parsable line for any fields', () => {
    fc.assert(fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.anything()), (fields) => void log({ fields })))
  })
})

describe('what pages and libraries print', () => {
  const original = { ...console }
  afterEach(() => void Object.assign(console, original))

  it('is a line of the log with its level (CONST-01)', () => {
    const write = vi.fn<(line: string) => void>()
    logConsole(createLogger({ level: 'error', process: 'test' }, { write }))
    console.warn('a warning')
    console.error('The page failed:', new Error('refused'))
    expect(write).toHaveBeenCalledOnce()
    const line = JSON.parse(write.mock.calls[0]?.[0] ?? '') as { level: string; msg: string }
    expect(line).toMatchObject({ level: 'error', process: 'test' })
    expect(line.msg).toMatch(/^The page failed: Error: refused\n/)
  })
})
