import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { findFreePort } from './findFreePort.ts'
import { ServiceProcess } from './serviceProcess.ts'

/**
 * Creates a data folder with the demo seed. Seeding takes nine seconds, so the first test of a run creates it, and the
 * others copy it.
 */
export async function copyDemoFolder(folder: string): Promise<void> {
  await copyFolder(folder, 'demo', seedDemo)
}

/**
 * Creates a data folder with all migrations and no data, which saves the nearly three seconds of creating a new cluster.
 */
export async function copyEmptyFolder(folder: string): Promise<void> {
  await copyFolder(folder, 'empty', async (made) => (await openDatabase({ dataFolder: made })).close())
}

/** Test files may create it concurrently; the first complete one is used. */
async function copyFolder(folder: string, name: string, make: (made: string) => Promise<void>): Promise<void> {
  const made = join(inject('dumpFolder'), name)
  if (!existsSync(made)) {
    const own = mkdtempSync(`${made}.`)
    await make(own)
    if (existsSync(made)) rmSync(own, { recursive: true })
    else renameSync(own, made)
  }
  cpSync(made, folder, { recursive: true })
}

async function seedDemo(made: string): Promise<void> {
  const services = new ServiceProcess({
    KUDEX_DATA_DIR: made,
    SERVICES_PORT: String(await findFreePort()),
    KUDEX_SEED: 'demo',
  })
  await services.ready()
  await services.end('SIGTERM')
}
