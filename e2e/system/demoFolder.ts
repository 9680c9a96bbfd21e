import { cpSync } from 'node:fs'

const variable = 'KUDEX_TEST_DEMO_FOLDER'

/** Keeps a data folder with the demo content, for copies: a first start takes nine seconds of CPU time more. */
export function keepDemoFolder(folder: string, kept: string): void {
  cpSync(folder, kept, { recursive: true })
  process.env[variable] = kept
}

/** Fills the data folder of another system with the demo content. */
export function copyDemoFolder(folder: string): void {
  const kept = process.env[variable]
  if (kept === undefined) throw new Error('Journeys run after startSystem, which keeps the demo content')
  cpSync(kept, folder, { recursive: true })
}
