import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Finds files in a folder, and creates missing ones; those who want the same file wait for it. */
export interface FileCache {
  /** The bytes of a file; `create` returns null if there are none. */
  readonly find: (path: string, create: () => Promise<Buffer | null>) => Promise<Buffer | null>
}

/** Creates a cache in a folder that can be emptied at any time. */
export function createFileCache(folder: string): FileCache {
  const pending = new Map<string, Promise<Buffer | null>>()
  return {
    find: async (path, create) => {
      const file = join(folder, path)
      const cached = await readFile(file).catch(() => null)
      if (cached) return cached
      const running = pending.get(file)
      if (running) return running
      const created = createAndKeep(file, create).finally(() => pending.delete(file))
      pending.set(file, created)
      return created
    },
  }
}

async function createAndKeep(file: string, create: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const bytes = await create()
  if (bytes) await writeAtomically(file, bytes)
  return bytes
}

async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch {
    // The cache is optional: a full or read-only disk only costs speed.
    await rm(draft, { force: true }).catch(() => {})
  }
}
