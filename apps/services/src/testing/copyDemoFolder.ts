import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findFreePort } from './findFreePort.ts'
import { ServiceProcess } from './serviceProcess.ts'

/**
 * Makes a data folder that holds the demo seed and that no process uses. Seeding takes nine seconds of a core: the first
 * test of a run that wants such a folder makes it, the others copy it.
 */
export async function copyDemoFolder(folder: string): Promise<void> {
  const made = join(inject('dumpFolder'), 'demo')
  if (!existsSync(made)) await makeDemoFolder(made)
  cpSync(made, folder, { recursive: true })
}

/** Files of one run may make it at the same time: the first whole one stays. */
async function makeDemoFolder(made: string): Promise<void> {
  const own = `${made}.${process.pid}`
  const services = new ServiceProcess({
    KUDEX_DATA_DIR: own,
    SERVICES_PORT: String(await findFreePort()),
    KUDEX_SEED: 'demo',
  })
  await services.ready()
  await services.end('SIGTERM')
  if (existsSync(made)) rmSync(own, { recursive: true })
  else renameSync(own, made)
}
