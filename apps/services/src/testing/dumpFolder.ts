import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packageFolder } from '../packageFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for sharing a dump of the empty database between the test files of a run. */
    dumpFolder: string
  }
}

/** Creates a folder for the dumps of a run. Deletes it and the bundled programs afterwards. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-dumps-'))
  project.provide('dumpFolder', folder)
  return () => {
    for (const made of [folder, join(packageFolder, 'dist/testing', basename(folder))])
      rmSync(made, { recursive: true, force: true })
  }
}
