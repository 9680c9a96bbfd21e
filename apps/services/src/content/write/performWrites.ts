import { type ContentProblem, toProblemLine } from '@kudex/domain/editing'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { refreshTranslations } from '../translations/refreshTranslations.ts'
import { applyWrites, type WrittenContent } from './applyWrites.ts'
import { collectTags } from './collectTags.ts'
import { readContentState } from './contentState.ts'
import { describeContent, type Described } from './describeContent.ts'
import { findPageReferenceProblems } from './findPageReferenceProblems.ts'
import { findStateProblems } from './findStateProblems.ts'
import { persistContent } from './persistContent.ts'
import { readPageVersions } from './pageVersions.ts'
import { WriteRefusal } from './writeRefusal.ts'
import type { ContentKind, Write } from './writes.types.ts'

/** The item of a write, and the version its writer has read: null for a new item, `*` for any. */
export interface Precondition {
  readonly kind: ContentKind
  readonly id: string
  readonly version: string | null
  /** True if the item must exist: to publish, protect or delete it. */
  readonly mustExist: boolean
}

/**
 * Stores writes and their entry in the change log in one transaction, or nothing. Writes are serialized, so that each is
 * validated against the current content. Returns the item of the precondition after the write. Throws a
 * {@link WriteRefusal}.
 */
export async function performWrites(
  queries: Queries,
  writes: readonly Write[],
  precondition: Precondition | null,
): Promise<Described | null> {
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readContent(transaction, writes.flatMap(toPageId))
    if (precondition) checkVersion(describeContent(before, precondition.kind, precondition.id), precondition)
    const after = await storeWrites(transaction, before, writes)
    return precondition && describeContent(after, precondition.kind, precondition.id)
  })
}

/**
 * Stores writes in a transaction that has begun a change and read the content. Returns the resulting content. Throws a
 * {@link WriteRefusal}.
 */
export async function storeWrites(
  transaction: Queries,
  before: WrittenContent,
  writes: readonly Write[],
): Promise<WrittenContent> {
  const after = applyWrites(before, writes)
  const problems = [...after.problems, ...findNewProblems(before, after), ...findPageReferenceProblems(after, writes)]
  if (problems.length > 0) throw new WriteRefusal('problems', { problems })
  await persistContent(transaction, after, writes)
  await refreshTranslations(transaction, before.pages, after.pages)
  await recordChange(transaction, await collectTags(transaction, before, after, writes))
  return after
}

/** Reads the content state and the versions of some pages, in thirteen statements. */
export async function readContent(queries: Queries, pageIds: readonly string[]): Promise<WrittenContent> {
  return { state: await readContentState(queries), pages: await readPageVersions(queries, [...new Set(pageIds)]) }
}

function toPageId(write: Write): string[] {
  const isPage =
    write.kind === 'pages' || write.kind === 'publish' || write.kind === 'unpublish' || write.kind === 'protection'
  return isPage ? [write.id] : []
}

/** Refuses a write if its author has not read the stored version. */
export function checkVersion(
  stored: Described | null,
  { version, mustExist }: Pick<Precondition, 'version' | 'mustExist'>,
): void {
  if (!stored) {
    if (mustExist) throw new WriteRefusal('gone')
    if (version !== null) throw new WriteRefusal('other version')
    return
  }
  if (version === null) throw new WriteRefusal('version needed', { version: stored.version })
  if (version !== '*' && version !== stored.version)
    throw new WriteRefusal('other version', { version: stored.version })
}

/** Ignores problems that existed before the write, so that they do not block other changes. */
function findNewProblems(before: WrittenContent, after: WrittenContent): ContentProblem[] {
  const problems = findStateProblems(after.state)
  if (problems.length === 0) return []
  const known = new Set(findStateProblems(before.state).map(toProblemLine))
  return problems.filter((problem) => !known.has(toProblemLine(problem)))
}
