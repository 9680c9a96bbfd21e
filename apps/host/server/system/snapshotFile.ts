import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SystemData } from '@kudex/domain/paths'

/** Reads a snapshot that was kept; null when there is none, it is of another version, or it is damaged. */
export async function readSnapshot(file: string): Promise<SystemData | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isKept(kept) ? kept.system : null
  } catch {
    // No file, or half of one: the service is asked as if the host had never run.
    return null
  }
}

/** Keeps a snapshot; whoever reads at the same time sees the old or the new one, never half. */
export async function writeSnapshot(file: string, system: SystemData): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify({ version, system }))
  await rename(draft, file)
}

/** Raised when the shape of the snapshot changes, so that an older file is left alone. */
const version = 2

function isKept(value: unknown): value is { system: SystemData } {
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
