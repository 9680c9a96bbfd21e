import type { BaseIssue, BaseSchema } from 'valibot'
import * as editorial from '../editing/writtenEditorial.ts'
import * as shared from '../editing/writtenFields.ts'
import * as written from '../editing/writtenSchemas.ts'
import type { FormField, FormKind, NamedField, SimpleFieldType } from './formField.types.ts'

/** Schemas of the content that editors write in forms. */
const schemas = {
  pages: written.writtenPage,
  stories: editorial.writtenStory,
  'media-releases': editorial.writtenMediaRelease,
  'news-items': editorial.writtenNewsItem,
  redirects: written.writtenRedirect,
  navigations: written.writtenNavigation,
  footers: written.writtenFooter,
  locations: written.writtenLocation,
  contacts: written.writtenContact,
  pictures: written.writtenPicture,
} as const

/** A kind of content that has a form. */
export type FormContentKind = keyof typeof schemas

/** The fields of a kind of content, in the order of the schema. */
export function describeForm(kind: FormContentKind): readonly NamedField[] {
  return describeEntries(toShape(schemas[kind]).entries ?? {})
}

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** The parts of valibot's schemas that say which values they accept. */
interface SchemaShape {
  readonly type: string
  readonly wrapped?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** Schemas with an input of their own. */
const simpleTypes = new Map<unknown, SimpleFieldType>([
  [shared.text, 'text'],
  [shared.structuredText, 'structuredText'],
  [shared.pictureName, 'picture'],
  [shared.pageId, 'page'],
  [shared.language, 'language'],
  [shared.country, 'country'],
  [shared.day, 'day'],
  [shared.moment, 'moment'],
  [shared.slug, 'slug'],
  [shared.siteId, 'site'],
  [shared.productSlug, 'product'],
  [shared.productTarget, 'productTarget'],
  [shared.serviceTarget, 'serviceTarget'],
  [shared.contactId, 'contact'],
  [shared.locationId, 'location'],
  [shared.storyContactId, 'storyContact'],
  [shared.storyCategoryId, 'storyCategory'],
  [shared.storyCategorySlug, 'storyCategorySlug'],
  [shared.brand, 'brand'],
  [shared.fileSlug, 'file'],
  [shared.fileAddress, 'fileAddress'],
  [shared.filmAddress, 'fileAddress'],
  [shared.canonicalAddress, 'canonicalAddress'],
  [shared.linkAddress, 'linkAddress'],
  [shared.menuAddress, 'linkAddress'],
  [shared.region, 'region'],
])

function describeField(schema: Schema): FormField {
  const shape = toShape(schema)
  const isWrapped = shape.wrapped !== undefined
  return isWrapped
    ? { ...describeField(shape.wrapped), isRequired: false }
    : { ...describeShape(schema), isRequired: true }
}

function describeShape(schema: Schema): Omit<FormField, 'isRequired'> & FieldType {
  const simple = simpleTypes.get(schema)
  if (simple) return { type: simple }
  const shape = toShape(schema)
  switch (shape.type) {
    case 'lazy':
      return { type: 'recursive' }
    case 'string':
      return { type: 'line' }
    case 'number':
    case 'boolean':
      return { type: shape.type }
    case 'picklist':
      return { type: 'choice', options: (shape.options ?? []).map(String) }
    case 'strict_object':
      return { type: 'group', fields: describeEntries(shape.entries ?? {}) }
    case 'array':
      return {
        type: 'list',
        item: describeField(shape.item as Schema),
        atLeast: findLimit(shape, 'min_length') ?? 0,
        atMost: findLimit(shape, 'max_length'),
      }
    case 'variant':
      return { type: 'kinds', kinds: (shape.options ?? []).map((option) => describeKind(option as Schema)) }
    default:
      throw new Error(`There is no form field for the schema ${shape.type}`)
  }
}

type FieldType = FormField extends infer Field ? (Field extends FormField ? Omit<Field, 'isRequired'> : never) : never

function describeKind(schema: Schema): FormKind {
  const { kind, ...entries } = toShape(schema).entries ?? {}
  return { kind: String(kind && toShape(kind).literal), fields: describeEntries(entries) }
}

function describeEntries(entries: Readonly<Record<string, Schema>>): NamedField[] {
  return Object.entries(entries).map(([name, schema]) => {
    // Ids of entries are created, not typed.
    return { name, field: name === 'id' ? { type: 'id', isRequired: true } : describeField(schema) }
  })
}

function findLimit({ pipe = [] }: SchemaShape, type: string): number | null {
  const requirement = pipe.find((step) => step.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : null
}

function toShape(schema: Schema): SchemaShape {
  return schema
}
