import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

  it('is removed on release and leaves no other file', () => {
    const release = acquireLock(file, folder)
    expect(existsSync(file)).toBe(true)
    release()
    release()
    expect(existsSync(file)).toBe(false)
  })

  it.runIf(process.platform === 'linux')('on a full disk fails in one line and leaves no file', () => {
    symlinkSync('/dev/full', `${file}.${process.pid}`)
    expect(() => acquireLock(file, folder)).toThrow(
      `The data folder ${folder} is on a full disk. Set KUDEX_DATA_DIR to a folder that can be written.`,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not released by a process that no longer owns it', () => {
    const release = acquireLock(file, folder)
    writeFileSync(file, JSON.stringify({ pid: process.ppid, started: '' }))
    release()
    expect(existsSync(file)).toBe(true)
  })

  it.each([
    ['is of an ended process', JSON.stringify({ pid: 2 ** 22 + 1, started: '' })],
    ['is of a process whose id was reused', JSON.stringify({ pid: process.ppid, started: 'earlier/1' })],
    ['is damaged', '{"pid'],
  ])('is taken over if it %s', (_, lock) => {
    writeFileSync(file, lock)
    const release = acquireLock(file, folder)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it.runIf(process.platform === 'linux')('is taken over from a zombie process', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      const [chunk] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(chunk.toString())
      // The shell itself could still reap its child; the program that takes its place does not.
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
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
  })

  it.each([
    ['there is no lock', null],
    ['an ended process left a lock', JSON.stringify({ pid: 2 ** 22 + 1, started: '' })],
    ['the lock file is damaged', ''],
  ])('is acquired by exactly one of several processes that start at once when %s', async (_, stale) => {
    if (stale !== null) writeFileSync(file, stale)
    const outcomes = Array.from({ length: 6 }, () => startLockingProcess(file, folder))
    const results = await Promise.all(outcomes.map((outcome) => outcome.result))
    for (const { end } of outcomes) await end()
    expect(results.filter((text) => text.startsWith('held'))).toHaveLength(1)
    expect(results.filter((text) => text.includes('is in use by the process'))).toHaveLength(5)
  })
})

/** Starts a process that tries to acquire the lock, prints the result and keeps the lock until it ends. */
function startLockingProcess(file: string, folder: string): { result: Promise<string>; end: () => Promise<void> } {
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
  const result = once(child.stdout, 'data').then(([chunk]) => String(chunk))
  const end = async () => {
    const exit = once(child, 'exit')
    child.stdin.end()
    await exit
  }
  return { result, end }
}
