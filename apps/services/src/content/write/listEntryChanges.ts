import type { HistoryAction } from '@kudex/domain/editing'
import type { Author, EntryChange, EntryContent } from '../history/recordHistory.ts'
import type { WrittenContent } from './applyWrites.ts'
import { describeContent, type Described } from './describeContent.ts'
import { type PageVersions, toNewestVersion, toVersionTag, toWrittenPage } from './pageVersions.ts'
import { isPageWrite, type Write } from './writes.types.ts'

/** The changes of pages and other entries by writes, for the history. Entries that did not change are left out. */
export function listEntryChanges(
  before: WrittenContent,
  after: WrittenContent,
  writes: readonly Write[],
  author: Author,
): EntryChange[] {
  const pages = [...after.pages].flatMap(([id, versions]): EntryChange[] => {
    const old = before.pages.get(id)
    if (isSame(old, versions)) return []
    const readBefore = old ? () => toPageContent(old) : null
    return [{ kind: 'pages', id, action: toPageAction(id, writes, author), readBefore, after: toPageContent(versions) }]
  })
  const others = writes.flatMap((write): EntryChange[] => {
    if (isPageWrite(write)) return []
    const { kind, id, value } = write
    const action = value === null ? 'deleted' : (author.action ?? 'saved')
    return toEntryChange({ kind, id, action }, describeContent(before, kind, id), describeContent(after, kind, id))
  })
  return [...pages, ...others]
}

/** The change of an entry that is no page; none if its content is the same. */
export function toEntryChange(
  entry: Pick<EntryChange, 'kind' | 'id' | 'action'>,
  before: Described | null,
  after: Described | null,
  updatedAt?: Date,
): EntryChange[] {
  if (before?.version === after?.version) return []
  const readBefore = before && (() => ({ ...toContent(before), updatedAt }))
  return [{ ...entry, readBefore, after: toContent(after) }]
}

function toContent(described: Described | null): EntryContent {
  if (!described) return { value: null, version: null }
  return { value: described['value'] as EntryContent['value'], version: described.version }
}

/** Unchanged versions are the same objects. */
function isSame(before: PageVersions | undefined, after: PageVersions): boolean {
  return before?.published === after.published && before?.draft === after.draft
}

/** The content of a page as the history keeps it. */
export function toPageContent(versions: PageVersions): EntryContent {
  const page = toNewestVersion(versions)
  return { value: page && toWrittenPage(page), version: toVersionTag(versions), updatedAt: page?.row.updatedAt }
}

/** The last write of a page decides: an import may save and publish it. */
function toPageAction(id: string, writes: readonly Write[], author: Author): HistoryAction {
  switch (writes.findLast((write) => isPageWrite(write) && write.id === id)?.kind) {
    case 'publish':
      return 'published'
    case 'unpublish':
      return 'unpublished'
    case 'deleteDraft':
      return 'draftDeleted'
    case 'protection':
      return 'protected'
    default:
      return author.action ?? 'saved'
  }
}
