import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SettingsError } from '@kudex/domain/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareDataFolder, reportStartFailure, StartError } from './index.ts'

function report(error: unknown): string {
  let text = ''
  reportStartFailure(error, 'test', (line) => (text += line))
  return text
}

describe('a failed start', () => {
  it('is reported as the message alone if the operator can mend it', () => {
    expect(report(new StartError('The port is in use.'))).toBe('The port is in use.\n')
    const problem = { name: 'PORT', value: 'abc', takes: 'a number' }
    expect(report(new SettingsError([problem]))).toBe('PORT=abc: takes a number\n')
  })

  it('is reported as one log line with the stack otherwise', () => {
    const text = report(new TypeError('not a function'))
    expect(text.trimEnd()).not.toContain('\n')
    expect(JSON.parse(text)).toMatchObject({
      process: 'test',
      err: { message: 'not a function', stack: expect.stringContaining('starting.test.ts') },
    })
  })
})

describe('a data folder', () => {
  let above = ''
  beforeEach(() => {
    above = mkdtempSync(join(tmpdir(), 'kudex-folder-'))
  })
  afterEach(() => rmSync(above, { recursive: true, force: true }))

  it('is created with the folders above it and may exist already', () => {
    const folder = join(above, 'a', 'b')
    for (let time = 0; time < 2; time += 1) prepareDataFolder(folder, above)
    expect(statSync(folder).isDirectory()).toBe(true)
  })

  it('that cannot be used is named in one line with its setting', () => {
    const file = join(above, 'file')
    writeFileSync(file, '')
    for (const [folder, reason] of [
      [file, 'is a file'],
      [join(file, 'below'), 'is below a file'],
    ] as const) {
      expect(() => prepareDataFolder(folder, folder)).toThrow(
        `The data folder ${folder} ${reason}. Set KUDEX_DATA_DIR to a folder that can be written.`,
      )
    }
  })

  it.runIf(process.platform === 'linux')('below /proc fails at once', () => {
    mkdirSync(above, { recursive: true })
    expect(() => prepareDataFolder('/proc/kudex/data', '/proc/kudex')).toThrow(StartError)
  })
})
