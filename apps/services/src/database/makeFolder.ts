import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it, one after the other. Node's own recursive way never ends below `/proc`, where a
 * folder that stands says that it is missing.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
