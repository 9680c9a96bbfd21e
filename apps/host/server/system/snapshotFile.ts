import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SystemData } from '@kudex/domain/paths'

/** Reads the stored snapshot; null if it is missing, damaged or of another version. */
export async function readSnapshot(file: string): Promise<SystemData | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isStored(stored) ? stored.system : null
  } catch {
    // Missing or damaged: the host starts as if it had never run.
    return null
  }
}

/** Stores a snapshot atomically: concurrent readers get the old or the new file. */
export async function writeSnapshot(file: string, system: SystemData): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, JSON.stringify({ version, system }))
    await rename(draft, file)
  } catch (error) {
    // The disk may be full.
    await rm(draft, { force: true })
    throw error
  }
}

/** Increment it when the shape of the snapshot changes, so that older files are ignored. */
const version = 2

function isStored(value: unknown): value is { system: SystemData } {
  if (!isRecord(value) || value['version'] !== version) return false
  const { system } = value
  return (
    isRecord(system) &&
    ['languages', 'countries', 'sites', 'redirects', 'routeRules', 'accessRules'].every((key) =>
      Array.isArray(system[key]),
    ) &&
    (system['sites'] as unknown[]).length > 0
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
