import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the catalogues that people write. */
export const cataloguesFolder = fileURLToPath(new URL('../catalogues', import.meta.url))

/** Folder of the compiled catalogues. */
export const compiledFolder = fileURLToPath(new URL('../compiled', import.meta.url))

/** Who has texts of its own; each loads its own catalogue. */
export type MessageOwner = 'host' | 'services'

export const messageOwners: readonly MessageOwner[] = ['host', 'services']

/** The files that declare messages, relative to the root. */
export function findMessageFiles(owner: MessageOwner): string[] {
  return globSync(`apps/${owner}/**/*.messages.ts`, {
    cwd: repositoryRoot,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).toSorted()
}
