import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for sharing a dump of the empty database between the test files of a run. */
    dumpFolder: string
  }
}

/** Creates a folder for the dumps of a run, and deletes it afterwards. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-dumps-'))
  project.provide('dumpFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
