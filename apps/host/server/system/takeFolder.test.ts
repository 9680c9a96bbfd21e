import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeFolder } from './takeFolder.ts'

let place = ''
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'kudex-folder-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

describe('the folder of the stores', () => {
  it('is made with all that is above it, and taken again as it is', async () => {
    const folder = join(place, 'a', 'b', 'host')
    for (let time = 0; time < 2; time += 1) await takeFolder(folder, place)
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  it.each(['a file', '/proc'])('that cannot be made says so at once: below %s', async (name) => {
    const above = name === 'a file' ? join(place, 'file') : '/proc/kudex'
    if (name === 'a file') await writeFile(above, '')
    await expect(takeFolder(join(above, 'data', 'host'), above)).rejects.toThrow(
      new RegExp(`The data folder ${above} cannot be written .*KUDEX_DATA_DIR`),
    )
  })
})
