import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemData } from '@kudex/domain/paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '@kudex/node-server/logging'
import { testSystem } from '../testing/testSystem.ts'
import { openSystemStore, type SystemStore } from './systemStore.ts'

let folder: string
let store: SystemStore | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudex-system-'))
})
afterEach(async () => {
  store?.stop()
  await rm(folder, { recursive: true, force: true })
})

const log = createLogger({ level: 'none', process: 'host' })
const open = async (fetch: () => Promise<SystemData>, onChange = () => {}) => {
  store = await openSystemStore({ fetch, file: join(folder, 'host', 'system.json'), log, onChange })
  return store
}
const fail = () => Promise.reject(new Error('down'))

describe('the system snapshot', () => {
  it('is used without being stored if the disk refuses it, and leaves no partial file', async () => {
    // A folder in its place: the file cannot be renamed.
    await mkdir(join(folder, 'host', 'system.json'), { recursive: true })
    const opened = await open(async () => testSystem)
    await opened.refresh()
    expect(opened.current).toEqual(testSystem)
    expect(await readdir(join(folder, 'host'))).toEqual(['system.json'])
  })

  it('is fetched, and stored on disk for a start while the content service is down', async () => {
    const first = await open(async () => testSystem)
    expect(first.current).toBeNull()
    await first.refresh()
    expect(first.current).toEqual(testSystem)
    first.stop()
    const second = await open(fail)
    expect(second.current).toEqual(testSystem)
    await second.refresh()
    expect(second.current).toEqual(testSystem)
    expect(second.state.isFailing).toBe(true)
  })

  it('is current although it cannot be stored', async () => {
    await writeFile(join(folder, 'host'), 'a file where the folder should be')
    const current = await open(async () => testSystem)
    await current.refresh()
    expect(current.current).toEqual(testSystem)
    expect(current.state.isFailing).toBe(false)
  })

  it('keeps its object identity while nothing changes, so that derived data stays cached', async () => {
    const onChange = vi.fn()
    const same = await open(async () => structuredClone(testSystem), onChange)
    await same.refresh()
    const before = same.current
    await same.refresh()
    expect(same.current).toBe(before)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('is fetched once for concurrent calls', async () => {
    const fetch = vi.fn(async () => testSystem)
    const shared = await open(fetch)
    await Promise.all([shared.refresh(), shared.refresh()])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each(['sites', 'languages'])('is not replaced by a response without %s', async (kind) => {
    const responses = [testSystem, { ...testSystem, [kind]: [] }]
    const careful = await open(async () => responses.shift() ?? testSystem)
    await careful.refresh()
    await careful.refresh()
    expect(careful.current).toEqual(testSystem)
  })

  it('logs each reason for which it is missing once', async () => {
    const reasons = ['refused', 'refused', 'no sites', 'no sites']
    const lines: string[] = []
    const logged = createLogger({ level: 'warn', process: 'host' }, { write: (line) => void lines.push(line) })
    const fetch = () => Promise.reject(new Error(reasons.shift()))
    store = await openSystemStore({ fetch, file: join(folder, 'system.json'), log: logged })
    for (let time = 0; time < 4; time += 1) await store.refresh()
    expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual(['refused', 'no sites'])
  })

  it.each(['', '{"version":1,"system":', '{"version":0,"system":{}}', 'null'])(
    'is not read from a damaged file: %j',
    async (content) => {
      await writeFile(join(folder, 'system.json'), content)
      store = await openSystemStore({ fetch: fail, file: join(folder, 'system.json'), log })
      expect(store.current).toBeNull()
    },
  )
})
