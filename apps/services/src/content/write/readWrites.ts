import { type ContentProblem, isSlug, readWritten, type Written, type WrittenValue } from '@kudex/domain/editing'
import { hashPassword } from '@kudex/node-server/passwords'
import type { EditorialKind } from '../editorial/publication.ts'
import type { StoredProtection } from './pageVersions.ts'
import type { EditorialWrite, ContentKind, Write } from './writes.types.ts'

/** Parsed writes, or the problems of the request. */
export interface ReadWrites<Parsed = Write> {
  readonly writes: readonly Parsed[]
  readonly problems: readonly ContentProblem[]
}

/** Parses a write of one item, or of a story, media release or news item. */
export function readPut<Kind extends ContentKind | EditorialKind>(
  kind: Kind,
  id: string,
  value: unknown,
): ReadWrites<Extract<Write | EditorialWrite, { kind: Kind }>> {
  const where = `${kind}.${id}`
  const problems = isSlug(id) ? [] : [{ path: `${where}.id`, value: id, takes: idTakes }]
  const written: Written<unknown> = readWritten(kind, value, where)
  if (written.value === null || problems.length > 0) return { writes: [], problems: [...problems, ...written.problems] }
  // The schema of the kind returns the value of the kind.
  return {
    writes: [{ kind, id, value: written.value } as Extract<Write | EditorialWrite, { kind: Kind }>],
    problems: [],
  }
}

/** Parses the protection of a page. Hashes the password, which is not stored in plain text. */
export async function readProtection(id: string, value: unknown): Promise<ReadWrites> {
  const written = readWritten('protection', value, `protection.${id}`)
  if (written.value === null) return { writes: [], problems: written.problems }
  return { writes: [{ kind: 'protection', id, value: await toStoredProtection(written.value) }], problems: [] }
}

/** Parses an import: items of every kind by id, then protections, then pages to publish. */
export async function readImport(body: unknown): Promise<ReadWrites> {
  if (!isRecord(body)) return { writes: [], problems: [{ path: 'import', value: body, takes: 'an object' }] }
  const problems: ContentProblem[] = []
  const writes: Write[] = []
  const add = (read: ReadWrites) => {
    writes.push(...read.writes)
    problems.push(...read.problems)
  }
  for (const [key, value] of Object.entries(body)) {
    if (key !== 'publish' && !isRecord(value)) problems.push({ path: key, value, takes: 'an object of ids' })
    if (!importKeys.has(key)) problems.push({ path: key, value, takes: `one of ${[...importKeys].join(', ')}` })
  }
  for (const kind of contentKinds) {
    const items = body[kind]
    if (isRecord(items)) for (const [id, value] of Object.entries(items)) add(readPut(kind, id, value))
  }
  const { protection, publish = [] } = body
  if (isRecord(protection)) {
    for (const [id, value] of Object.entries(protection)) add(await readProtection(id, value))
  }
  if (!Array.isArray(publish)) problems.push({ path: 'publish', value: publish, takes: 'a list of page ids' })
  else {
    for (const [index, id] of publish.entries()) {
      if (typeof id === 'string') writes.push({ kind: 'publish', id })
      else problems.push({ path: `publish.${index}`, value: id, takes: 'the id of a page' })
    }
  }
  return problems.length > 0 ? { writes: [], problems } : { writes, problems }
}

const contentKinds: readonly ContentKind[] = [
  'navigations',
  'footers',
  'sites',
  'locations',
  'contacts',
  'pages',
  'redirects',
  'routeRules',
]
const importKeys: ReadonlySet<string> = new Set([...contentKinds, 'protection', 'publish'])

async function toStoredProtection(written: WrittenValue<'protection'>): Promise<StoredProtection> {
  return {
    protection: written.kind,
    protectionRole: written.kind === 'role' ? written.role : null,
    protectionPasswordHash: written.kind === 'password' ? await hashPassword(written.password) : null,
  }
}

const idTakes = 'lowercase letters and digits, hyphens between them, at most 100'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
