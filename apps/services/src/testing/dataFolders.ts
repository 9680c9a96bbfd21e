import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import { makeOnce } from './makeOnce.ts'

/** Creates a data folder with all migrations and no data, which saves the nearly three seconds of creating a new cluster. */
export async function copyEmptyFolder(folder: string): Promise<void> {
  const made = join(inject('dumpFolder'), 'empty')
  await makeOnce(made, async (dataFolder) => (await openDatabase({ dataFolder })).close())
  cpSync(made, folder, { recursive: true })
}
