import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acquireLock } from './lock.ts'

describe('the lock of a data folder', () => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kudex-lock-'))
    file = join(folder, 'database.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is gone after it was given back, and leaves nothing beside it', () => {
    const release = acquireLock(file, folder)
    expect(existsSync(file)).toBe(true)
    release()
    release()
    expect(existsSync(file)).toBe(false)
  })

  it('is not given back by who no longer holds it', () => {
    const release = acquireLock(file, folder)
    writeFileSync(file, JSON.stringify({ pid: process.ppid, started: '' }))
    release()
    expect(existsSync(file)).toBe(true)
  })

  it.runIf(process.platform === 'linux')(
    'is taken over from a killed process that its parent has not buried',
    async () => {
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
      try {
        const [chunk] = (await once(parent.stdout, 'data')) as [Buffer]
        const pid = Number(chunk.toString())
        const readStat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
        writeFileSync(file, JSON.stringify({ pid, started: `${boot}/${readStat()[19]}` }))
        expect(() => acquireLock(file, folder)).toThrow(`is in use by the process ${pid}`)
        process.kill(pid, 'SIGKILL')
        await expect.poll(() => readStat()[0]).toBe('Z')
        acquireLock(file, folder)()
      } finally {
        parent.kill('SIGKILL')
      }
    },
  )

  it.each([
    ['there is none', null],
    ['a dead process left one', JSON.stringify({ pid: 2 ** 22 + 1, started: '' })],
    ['a damaged one is left', ''],
  ])('goes to exactly one of several processes that start at once when %s', async (_, stale) => {
    if (stale !== null) writeFileSync(file, stale)
    const outcomes = Array.from({ length: 6 }, () => startHolder(file, folder))
    const said = await Promise.all(outcomes.map((outcome) => outcome.said))
    for (const { end } of outcomes) await end()
    expect(said.filter((text) => text.startsWith('held'))).toHaveLength(1)
    expect(said.filter((text) => text.includes('is in use by the process'))).toHaveLength(5)
  })
})

/** A process that tries to take the lock, says how it went and holds it until it is ended. */
function startHolder(file: string, folder: string): { said: Promise<string>; end: () => Promise<void> } {
  const script = `
    import { acquireLock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)}
    try {
      acquireLock(${JSON.stringify(file)}, ${JSON.stringify(folder)})
      console.log('held')
    } catch (error) {
      console.log(error.message)
    }
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk))
  const end = async () => {
    const exit = once(child, 'exit')
    child.stdin.end()
    await exit
  }
  return { said, end }
}
