import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKudex } from './kudexProcess.ts'

/** Starts the production system on an empty data folder and stops it after the last journey. */
export default async function startSystem(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kudex-e2e-'))
  const kudex = await startKudex({ dataFolder })
  return async () => {
    await kudex.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
