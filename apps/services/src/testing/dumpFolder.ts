import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files of one run keep a dump of the empty database for each other. */
    dumpFolder: string
  }
}

/** A folder for the dumps of one run, gone after it. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-dumps-'))
  project.provide('dumpFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
