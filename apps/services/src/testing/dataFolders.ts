import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { findFreePort } from './findFreePort.ts'
import { ServiceProcess } from './serviceProcess.ts'

/**
 * Makes a data folder that holds the demo seed and that no process uses. Seeding takes nine seconds of a core: the first
 * test of a run that wants such a folder makes it, the others copy it.
 */
export async function copyDemoFolder(folder: string): Promise<void> {
  await copyFolder(folder, 'demo', seedDemo)
}

/**
 * Makes a data folder with all migrations and nothing in its database: what the next start would make of no folder, but
 * for the nearly three seconds of a core that a new cluster takes.
 */
export async function copyEmptyFolder(folder: string): Promise<void> {
  await copyFolder(folder, 'empty', async (made) => (await openDatabase({ dataFolder: made })).close())
}

/** Files of one run may make it at the same time: the first whole one stays. */
async function copyFolder(folder: string, name: string, make: (made: string) => Promise<void>): Promise<void> {
  const made = join(inject('dumpFolder'), name)
  if (!existsSync(made)) {
    const own = `${made}.${process.pid}`
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
