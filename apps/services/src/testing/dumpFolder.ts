import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { packageFolder } from '../packageFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for sharing a dump of the empty database between the test files of a run. */
    dumpFolder: string
  }
}

/** The file in the folder of a run with the URL of the PostgreSQL database that tests copy. */
export const templateFile = 'template.txt'

/** Creates a folder for the dumps of a run. Deletes it, the copied database and the bundled programs afterwards. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-dumps-'))
  project.provide('dumpFolder', folder)
  return async () => {
    await dropTemplate(join(folder, templateFile))
    for (const made of [folder, join(packageFolder, 'dist/testing', basename(folder))])
      rmSync(made, { recursive: true, force: true })
  }
}

/** A server of `TEST_DATABASE_URL` outlives the run. */
async function dropTemplate(file: string): Promise<void> {
  if (!existsSync(file)) return
  const template = new URL(readFileSync(file, 'utf8'))
  const name = template.pathname.slice(1)
  template.pathname = '/postgres'
  const client = new pg.Client({ connectionString: template.href })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.end()
}
