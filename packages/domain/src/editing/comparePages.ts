import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'
import type { WrittenValue } from './readWritten.ts'

/** A difference between two versions of a page. */
export interface PageChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** Field of the newer version (`title.de`, `blocks.2.text.en`), of the older one if it was removed. */
  readonly path: string
  /** Kind of the block; null for fields of the page. */
  readonly block: string | null
  /** The older value as text; null if there was none. */
  readonly before: string | null
  readonly after: string | null
}

type WrittenPage = WrittenValue<'pages'>
type Block = WrittenPage['blocks'][number]

/** The differences between two versions of a page: its fields first, then its blocks in order. */
export function comparePages(before: WrittenPage, after: WrittenPage): PageChange[] {
  const { blocks: oldBlocks, ...oldFields } = before
  const { blocks: newBlocks, ...newFields } = after
  return [...compareValues('', oldFields, newFields, null), ...compareBlocks(oldBlocks, newBlocks)]
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): PageChange[] {
  const keys = { before: before.map(toKey), after: after.map(toKey) }
  const kept = findKept(keys.before, keys.after)
  const keptAfter = new Set(kept.values())
  const removed = new Set([...before.keys()].filter((index) => !kept.has(index)))
  const added = new Set([...after.keys()].filter((index) => !keptAfter.has(index)))
  const changes: { readonly at: number; readonly changes: readonly PageChange[] }[] = []
  const pair = (at: number, isPair: (old: number) => boolean, toChanges: (old: number) => readonly PageChange[]) => {
    const old = [...removed].find(isPair)
    if (old === undefined) return
    removed.delete(old)
    added.delete(at)
    changes.push({ at, changes: toChanges(old) })
  }
  for (const at of added) {
    const block = after[at]!
    const moved: PageChange = { kind: 'moved', path: toPath(at), block: block.kind, before: null, after: null }
    pair(
      at,
      (old) => keys.before[old] === keys.after[at],
      () => [moved],
    )
  }
  // Of the rest, blocks of one kind are taken for the same block.
  for (const at of added) {
    const block = after[at]!
    pair(
      at,
      (old) => before[old]?.kind === block.kind,
      (old) => compareValues(toPath(at), before[old], block, block.kind),
    )
  }
  for (const at of added) changes.push({ at, changes: [toChange('added', toPath(at), after[at]!)] })
  for (const at of removed) changes.push({ at, changes: [toChange('removed', toPath(at), before[at]!)] })
  return changes.toSorted((one, other) => one.at - other.at).flatMap((entry) => entry.changes)
}

/** The longest common subsequence: indexes of unchanged blocks before, with their indexes after. */
function findKept(before: readonly string[], after: readonly string[]): ReadonlyMap<number, number> {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from(after, () => 0))
  const read = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = before[i] === after[j] ? read(i + 1, j + 1) + 1 : Math.max(read(i + 1, j), read(i, j + 1))
    }
  }
  const kept = new Map<number, number>()
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) kept.set(i++, j++)
    else if (read(i + 1, j) >= read(i, j + 1)) i += 1
    else j += 1
  }
  return kept
}

function compareValues(path: string, before: unknown, after: unknown, block: string | null): PageChange[] {
  if (toKey(before) === toKey(after)) return []
  const isMissing = (value: unknown) => value === null || value === undefined
  if (isRecord(before) && isRecord(after) && !isDocument(before) && !isDocument(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => compareValues(join(path, key), before[key], after[key], block))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && after.some(isRecord))
    return after.flatMap((value, index) => compareValues(join(path, String(index)), before[index], value, block))
  const kind = isMissing(before) ? 'added' : isMissing(after) ? 'removed' : 'changed'
  return [{ kind, path, block, before: toText(before), after: toText(after) }]
}

function toChange(kind: 'added' | 'removed', path: string, block: Block): PageChange {
  return { kind, path, block: block.kind, before: null, after: null }
}

function toPath(index: number): string {
  return `blocks.${index}`
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** The value as text; documents without their marks. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (isDocument(value)) return toPlainText(value)
  return JSON.stringify(value)
}

function isDocument(value: unknown): value is StructuredText {
  return isRecord(value) && value['schema'] === 'dast'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same for equal values; the order of keys does not matter. */
function toKey(value: unknown): string {
  return JSON.stringify(value, (_key, child: unknown) =>
    isRecord(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : child,
  )
}
