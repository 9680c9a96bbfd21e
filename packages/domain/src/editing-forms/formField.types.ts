/** A field of a form for editors, derived from the schema of the content. It is plain data. */
export type FormField = { readonly isRequired: boolean } & (
  | { readonly type: SimpleFieldType }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'group'; readonly fields: readonly NamedField[] }
  | {
      readonly type: 'list'
      readonly item: FormField
      readonly atLeast: number
      /** Null if there is no limit. */
      readonly atMost: number | null
    }
  /** Groups of different kinds; each value has its `kind`. */
  | { readonly type: 'kinds'; readonly kinds: readonly FormKind[] }
)

/**
 * A field without parts. `id`: the id of an entry, which is not shown; `text`: a text in languages; `structuredText`: a
 * document per language; `line`: a string; `picture`: the name of a picture; `file`: the slug of a file; `fileAddress`:
 * the address of a file, or of a film elsewhere; `linkAddress`: a path, also of a
 * file, or a web address; `canonicalAddress`: a path with its locale, or a web address; `region`: a UN M49 code; `page`, `site`: an id; `recursive`: a group like those of the
 * outermost list; `day`: an ISO date; `moment`: an ISO time with its zone. A {@link ReferenceType} is an id or a slug.
 */
export type SimpleFieldType =
  | ReferenceType
  | 'id'
  | 'text'
  | 'structuredText'
  | 'line'
  | 'slug'
  | 'picture'
  | 'page'
  | 'site'
  | 'file'
  | 'fileAddress'
  | 'linkAddress'
  | 'canonicalAddress'
  | 'recursive'
  | 'language'
  | 'country'
  | 'region'
  | 'day'
  | 'moment'
  | 'number'
  | 'boolean'

/** An entry that a field refers to. A target of a link is a single product or service, or a list of them. */
export type ReferenceType =
  | 'product'
  | 'productTarget'
  | 'serviceTarget'
  | 'contact'
  | 'location'
  | 'storyContact'
  | 'storyCategory'
  | 'storyCategorySlug'
  | 'brand'

/** A field of a group. */
export interface NamedField {
  readonly name: string
  readonly field: FormField
}

/** The fields of one kind, without `kind` itself. */
export interface FormKind {
  readonly kind: string
  readonly fields: readonly NamedField[]
}
