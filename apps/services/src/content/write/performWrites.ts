import { type ContentProblem, toProblemLine } from '@kudex/domain/editing'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { readLastChange } from '../history/readHistory.ts'
import { type Author, recordHistory } from '../history/recordHistory.ts'
import { refuseStaleVersion } from '../history/refuseStaleVersion.ts'
import { refreshTranslations } from '../translations/refreshTranslations.ts'
import { applyWrites, type WrittenContent } from './applyWrites.ts'
import { collectTags } from './collectTags.ts'
import { readContentState } from './contentState.ts'
import { describeContent, type Described } from './describeContent.ts'
import { findPageReferenceProblems } from './findPageReferenceProblems.ts'
import { findStateProblems } from './findStateProblems.ts'
import { listEntryChanges } from './listEntryChanges.ts'
import { toItemProblems } from './navigationTree.ts'
import { persistContent } from './persistContent.ts'
import { readPageVersions } from './pageVersions.ts'
import { WriteRefusal } from './writeRefusal.ts'
import { type ContentKind, isPageWrite, type Write } from './writes.types.ts'

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
  author: Author,
): Promise<Described | null> {
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readContent(transaction, writes.flatMap(toPageId))
    if (precondition) await checkPrecondition(transaction, before, writes, precondition)
    const after = await storeWrites(transaction, before, writes, author)
    return precondition && describeWithChange(transaction, after, precondition.kind, precondition.id)
  })
}

/** Describes an item, a page with its last change; null if it does not exist. */
export async function describeWithChange(
  queries: Queries,
  content: WrittenContent,
  kind: ContentKind,
  id: string,
): Promise<Described | null> {
  const described = describeContent(content, kind, id)
  if (!described || kind !== 'pages') return described
  return { ...described, lastChange: await readLastChange(queries, { kind, id }) }
}

/** Says who changed what if the version is stale. */
async function checkPrecondition(
  transaction: Queries,
  before: WrittenContent,
  writes: readonly Write[],
  precondition: Precondition,
): Promise<void> {
  const { kind, id, version } = precondition
  await refuseStaleVersion(transaction, precondition, version, () => {
    const stored = describeContent(before, kind, id)
    const after = applyWrites(before, writes)
    // A save whose response was lost is repeated with the version before it.
    const isRepeated =
      stored !== null && after.problems.length === 0 && describeContent(after, kind, id)?.version === stored.version
    if (!isRepeated) checkVersion(stored, precondition)
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
  author: Author,
): Promise<WrittenContent> {
  const after = applyWrites(before, writes)
  const problems = [...after.problems, ...findNewProblems(before, after), ...findPageReferenceProblems(after, writes)]
  if (problems.length > 0) throw new WriteRefusal('problems', { problems: toItemProblems(problems, writes) })
  await persistContent(transaction, after, writes)
  await refreshTranslations(transaction, before.pages, after.pages)
  await recordHistory(transaction, listEntryChanges(before, after, writes, author), author)
  await recordChange(transaction, await collectTags(transaction, before, after, writes))
  return after
}

/** Reads the content state and the versions of some pages, in thirteen statements. */
export async function readContent(queries: Queries, pageIds: readonly string[]): Promise<WrittenContent> {
  return { state: await readContentState(queries), pages: await readPageVersions(queries, [...new Set(pageIds)]) }
}

function toPageId(write: Write): string[] {
  return isPageWrite(write) ? [write.id] : []
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
