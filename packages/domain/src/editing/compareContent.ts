import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'

/** A difference between two versions of a page or another entry. */
export interface ContentChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** Field of the newer version (`title.de`, `blocks.2.text.en`), of the older one if it was removed. */
  readonly path: string
  /** Kind of the block; null for other fields. */
  readonly block: string | null
  /** The older value as text; null if there was none. */
  readonly before: string | null
  readonly after: string | null
}

type Entry = Readonly<Record<string, unknown>>

/** The differences between two versions of an entry: its fields first, then its blocks in order. */
export function compareContent(before: Entry, after: Entry): ContentChange[] {
  const { blocks: oldBlocks, ...oldFields } = before
  const { blocks: newBlocks, ...newFields } = after
  return [...compareValues('', oldFields, newFields, null), ...compareValues(blocksPath, oldBlocks, newBlocks, null)]
}

/** The differences between two lists; entries with the same `id` or of the same `kind` are compared with each other. */
function compareLists(
  path: string,
  before: readonly Entry[],
  after: readonly Entry[],
  block: string | null,
): ContentChange[] {
  const keys = { before: before.map(toKey), after: after.map(toKey) }
  const kept = findKept(keys.before, keys.after)
  const keptAfter = new Set(kept.values())
  const removed = new Set([...before.keys()].filter((index) => !kept.has(index)))
  const added = new Set([...after.keys()].filter((index) => !keptAfter.has(index)))
  const changes: { readonly at: number; readonly changes: readonly ContentChange[] }[] = []
  const toPlace = (index: number, entry: Entry) => {
    return { path: join(path, String(index)), block: path === blocksPath ? String(entry['kind']) : block }
  }
  const pair = (at: number, isPair: (old: number) => boolean, toChanges: (old: number) => readonly ContentChange[]) => {
    const old = [...removed].find(isPair)
    if (old === undefined) return
    removed.delete(old)
    added.delete(at)
    changes.push({ at, changes: toChanges(old) })
  }
  for (const at of added) {
    pair(
      at,
      (old) => keys.before[old] === keys.after[at],
      () => [{ kind: 'moved', ...toPlace(at, after[at]!), before: null, after: null }],
    )
  }
  for (const at of added) {
    const entry = after[at]!
    const place = toPlace(at, entry)
    pair(
      at,
      (old) => before[old]?.['id'] === entry['id'] && before[old]?.['kind'] === entry['kind'],
      (old) => compareValues(place.path, before[old], entry, place.block),
    )
  }
  for (const at of added) {
    const entry = after[at]!
    changes.push({ at, changes: [{ kind: 'added', ...toPlace(at, entry), before: null, after: toName(entry) }] })
  }
  for (const at of removed) {
    const entry = before[at]!
    changes.push({ at, changes: [{ kind: 'removed', ...toPlace(at, entry), before: toName(entry), after: null }] })
  }
  return changes.toSorted((one, other) => one.at - other.at).flatMap((entry) => entry.changes)
}

const blocksPath = 'blocks'

/** The name of an entry of a list: a text in its first language; null for blocks, which have a kind. */
function toName({ kind, title, label, text, name, 0: firstCell }: Entry): string | null {
  if (kind !== undefined) return null
  const named = title ?? label ?? text ?? name ?? firstCell
  const value = isRecord(named) && !isDocument(named) ? Object.values(named)[0] : named
  return toText(value)
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

function compareValues(path: string, before: unknown, after: unknown, block: string | null): ContentChange[] {
  if (toKey(before) === toKey(after)) return []
  const isMissing = (value: unknown) => value === null || value === undefined
  if (isRecord(before) && isRecord(after) && !isDocument(before) && !isDocument(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => compareValues(join(path, key), before[key], after[key], block))
  }
  if (isEntryList(before) && isEntryList(after) && before.length + after.length > 0)
    return compareLists(path, before, after, block)
  if (isTable(before) && isTable(after)) return compareLists(path, before.map(toCells), after.map(toCells), block)
  const kind = isMissing(before) ? 'added' : isMissing(after) ? 'removed' : 'changed'
  return [{ kind, path, block, before: toText(before), after: toText(after) }]
}

function isEntryList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every(isRecord)
}

/** A list of rows, which are lists of cells. */
function isTable(value: unknown): value is readonly (readonly unknown[])[] {
  return Array.isArray(value) && value.every((row) => Array.isArray(row))
}

/** A row as an entry: its cells by their index. */
function toCells(row: readonly unknown[]): Entry {
  return Object.fromEntries(row.entries())
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** The value as text; documents without their marks. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (isDocument(value)) return toPlainText(value)
  if (Array.isArray(value) && !value.some((item) => typeof item === 'object' && item !== null)) return value.join(', ')
  return JSON.stringify(value)
}

function isDocument(value: unknown): value is StructuredText {
  return isRecord(value) && value['schema'] === 'dast'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A key that is equal for equal values; the order of object keys does not matter. */
function toKey(value: unknown): string {
  return JSON.stringify(value, (_key, child: unknown) =>
    isRecord(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : child,
  )
}
