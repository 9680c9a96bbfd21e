import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, from the source as well as from the built file. It contains migrations and pictures. */
export const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)))

function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder))
}
