import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMessageFiles, messageOwners, repositoryRoot, type MessageOwner } from './paths.ts'

/** An English message in `catalogues/en.json`. */
interface SourceMessage {
  readonly defaultMessage: string
  readonly description: string
  readonly owner: MessageOwner
}

/** The English messages by id. */
export type SourceCatalogue = Readonly<Record<string, SourceMessage>>

/** Collects the messages that the host and the services declare, sorted by id. */
export function extractMessages(): SourceCatalogue {
  const entries = messageOwners.flatMap((owner) =>
    Object.entries(extractFrom(findMessageFiles(owner))).map(
      ([id, { defaultMessage, description }]) => [id, { defaultMessage, description, owner }] as const,
    ),
  )
  const ids = new Map<string, MessageOwner>()
  for (const [id, { owner }] of entries) {
    if (ids.has(id)) throw new Error(`Message id ${id} is declared by both ${ids.get(id)} and ${owner}`)
    ids.set(id, owner)
  }
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function extractFrom(files: readonly string[]): Record<string, { defaultMessage: string; description: string }> {
  if (files.length === 0) return {}
  const output = execFileSync(process.execPath, [resolveFormatjs(), 'extract', '--throws', ...files], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return JSON.parse(output) as Record<string, { defaultMessage: string; description: string }>
}

function resolveFormatjs(): string {
  const manifest = fileURLToPath(import.meta.resolve('@formatjs/cli/package.json'))
  return join(dirname(manifest), 'bin/formatjs')
}
