import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from './startError.ts'

/** Creates a folder below the data directory. Throws a {@link StartError} if it cannot be written. */
export function prepareDataFolder(folder: string, dataDirectory: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw toDataFolderError(error, dataDirectory)
  }
}

/** The start failure for an error of the file system in the data directory. */
export function toDataFolderError(error: unknown, dataDirectory: string): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const reason = unwritable[code] ?? `cannot be written (${code})`
  return new StartError(
    `The data folder ${dataDirectory} ${reason}. Set KUDEX_DATA_DIR to a folder that can be written.`,
    { cause: error },
  )
}

const unwritable: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only disk',
  EEXIST: 'is a file',
  ENOTDIR: 'is below a file',
  ENOENT: 'cannot be made',
  ENOSPC: 'is on a full disk',
}

/** Node's own recursive `mkdir` never ends below `/proc`, where existing folders are reported as missing. */
function makeFolder(path: string): void {
  const folder = resolve(path)
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error
  }
}
