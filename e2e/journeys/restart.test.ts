import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { expect, test } from '../system/test.ts'

const ports = { host: 3280, services: 4280, admin: 3281 }
const page = `http://localhost:${ports.host}/en/products/crimping/crimping-machines/crimp-lines/crimpline-4`

/** Process ids of the supervisor's children, from its output and the system's process list. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
}

/** True if a process is alive; zombies do not count. */
function isRunning(pid: number): boolean {
  try {
    return !/^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? 'X')
  } catch {
    return false
  }
}

test.describe('the system', () => {
  test.skip(process.platform !== 'linux', 'reads process children from /proc')
  test.setTimeout(180_000)
  let dataFolder = ''
  let kudex: KudexProcess | undefined

  test.beforeAll(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'kudex-restart-'))
    copyDemoFolder(dataFolder)
  })
  test.afterAll(async () => {
    await kudex?.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  test('survives kill -9 of all processes: a new start serves the same page, and a stop leaves no process', async () => {
    kudex = await startKudex({ dataFolder, ports })
    const before = await (await fetch(page)).text()
    expect(before).toContain('CrimpLine 4')
    const children = childrenOf(kudex.process.pid ?? 0)
    expect(children.length).toBeGreaterThanOrEqual(2)
    kudex.process.kill('SIGKILL')
    for (const child of children) process.kill(child, 'SIGKILL')
    for (const child of children) await expect.poll(() => isRunning(child)).toBe(false)

    kudex = await startKudex({ dataFolder, ports })
    expect((await (await fetch(page)).text()).includes('CrimpLine 4')).toBe(true)
    const again = childrenOf(kudex.process.pid ?? 0)
    expect(await kudex.stop()).toBe(0)
    for (const child of again) expect(() => process.kill(child, 0)).toThrow()
    await expect(fetch(page)).rejects.toThrow()
  })

  test('refuses a second start on the same data folder or port with one line that says why', async () => {
    kudex = await startKudex({ dataFolder, ports })
    const second = { host: 3290, services: 4290, admin: 3291 }
    const failure = await startKudex({ dataFolder, ports: second }).then(
      () => 'started',
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/process|pid/i)
    expect(failure).not.toMatch(/\n\s+at /)
    const samePort = await startKudex({ dataFolder: `${dataFolder}-other`, ports }).then(
      () => 'started',
      (error: Error) => error.message,
    )
    rmSync(`${dataFolder}-other`, { recursive: true, force: true })
    expect(samePort).toMatch(new RegExp(`port (${ports.services}|${ports.host})`))
    expect(samePort).not.toMatch(/\n\s+at /)
    const badSetting = await startKudex({ dataFolder, ports, environment: { LOG_LEVEL: 'loud' } }).then(
      () => 'started',
      (error: Error) => error.message,
    )
    expect(badSetting).toMatch(/LOG_LEVEL.*loud/)
    expect(badSetting).not.toMatch(/\n\s+at /)
  })
})
