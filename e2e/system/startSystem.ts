import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepDemoFolder } from './demoFolder.ts'
import { startKudex } from './kudexProcess.ts'

/**
 * Starts the production system on an empty data folder and stops it after the last journey. Journeys with a system of
 * their own copy the data folder of the first start.
 */
export default async function startSystem(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-e2e-'))
  const dataFolder = join(folder, 'data')
  const first = await startKudex({ dataFolder })
  await first.stop()
  keepDemoFolder(dataFolder, join(folder, 'demo'))
  const kudex = await startKudex({ dataFolder })
  return async () => {
    await kudex.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
