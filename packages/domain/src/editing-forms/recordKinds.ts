/** Kinds of content besides pages that have a list and a form, as in addresses. */
export const recordKinds = [
  'stories',
  'media-releases',
  'news-items',
  'contacts',
  'locations',
  'navigations',
  'footers',
  'redirects',
] as const

/** A kind of content besides pages. */
export type RecordKind = (typeof recordKinds)[number]

export function isRecordKind(kind: string): kind is RecordKind {
  return (recordKinds as readonly string[]).includes(kind)
}

/** True for kinds whose entries can be deleted; sites refer to menus and footers. */
export function isDeletable(kind: string): boolean {
  return isMediaKind(kind) || (isRecordKind(kind) && kind !== 'navigations' && kind !== 'footers')
}

/** Pictures and files, which have a list and a page, but no form that creates them. */
export const mediaKinds = ['pictures', 'files'] as const

export type MediaKind = (typeof mediaKinds)[number]

export function isMediaKind(kind: string): kind is MediaKind {
  return (mediaKinds as readonly string[]).includes(kind)
}
