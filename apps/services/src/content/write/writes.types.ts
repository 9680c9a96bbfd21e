import type { WrittenKind, WrittenValue } from '@kudex/domain/editing'
import type { EditorialKind } from '../editorial/publication.ts'
import type { StoredProtection } from './pageVersions.ts'

/** The kinds of items that are read and written by id. */
export type ContentKind = Exclude<
  WrittenKind,
  | EditorialKind
  | 'media'
  | 'pictures'
  | 'protection'
  | 'page-schedule'
  | 'translation-step'
  | 'translation-start'
  | 'translation-export'
>

/** The kinds that can be deleted. */
export const removableKinds = ['redirects', 'routeRules', 'locations', 'contacts'] as const

type RemovableKind = (typeof removableKinds)[number]

type ItemWrite<Kind extends WrittenKind, Removed = never> = {
  readonly [K in Kind]: { readonly kind: K; readonly id: string; readonly value: WrittenValue<K> | Removed }
}[Kind]

/** One write of an editor; null deletes the item. */
export type Write =
  | ItemWrite<Exclude<ContentKind, RemovableKind>>
  | ItemWrite<RemovableKind, null>
  | { readonly kind: 'publish'; readonly id: string }
  | { readonly kind: 'unpublish'; readonly id: string }
  /** Deletes a page that was never published. */
  | { readonly kind: 'deleteDraft'; readonly id: string }
  | { readonly kind: 'protection'; readonly id: string; readonly value: StoredProtection }

/** A write of one entry; null deletes it. */
export type EditorialWrite = ItemWrite<EditorialKind, null>

/** A write of one page. */
export type PageWrite = Extract<Write, { kind: 'pages' | 'publish' | 'unpublish' | 'deleteDraft' | 'protection' }>

export function isPageWrite(write: Write): write is PageWrite {
  return pageWrites.has(write.kind)
}

const pageWrites: ReadonlySet<Write['kind']> = new Set<PageWrite['kind']>([
  'pages',
  'publish',
  'unpublish',
  'deleteDraft',
  'protection',
])
