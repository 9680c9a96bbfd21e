import type { SeedLink, Text } from '../../../seed/seed.types.ts'
import { type LocalizedText, localize, localizeOptional } from '../../localization/localize.ts'
import { builder, type ContentSchemaTypes } from '../builder.ts'
import { defaultPicture, findImage, Image } from '../images.ts'
import { Link } from '../links.ts'
import type { StoredLink } from '../links.types.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'

/** A block, or an item of one, with the languages of its page, the page's own language first. */
export interface BlockInPage<Content> {
  id: string
  content: Content
  wanted: readonly string[]
}

/** Converts the texts of a seed's block: languages that its page does not have are left out. */
export interface SeedBlockContext {
  readonly id: string
  readonly text: (value: Text) => LocalizedText
  /** A structured document per language. */
  readonly documents: (value: Text) => StoredDocuments
}

export type StoredDocuments = { [language: string]: object }

/** Replaces the texts of a block; `path` is the position of a text in it. */
export interface TextMapper {
  readonly text: (path: string, value: LocalizedText) => LocalizedText
  /** A structured document per language. */
  readonly documents: (path: string, value: StoredDocuments) => StoredDocuments
}

/** A field of a block: how a seed's value is stored, and the GraphQL field that returns the stored one. */
interface BlockField<Seeded, Stored> {
  readonly toStored: (value: Seeded, seed: SeedBlockContext) => Stored
  /** Replaces the texts of the value; omitted if it has none. */
  readonly mapTexts?: (value: Stored, mapper: TextMapper, path: string) => Stored
  readonly create: (t: FieldBuilder, read: (item: BlockInPage<object>) => Stored) => FieldMap[string]
}

/** The fields of a block or item. `fromSeed` of the block gives the values that its seed has under other names. */
export type BlockFields<Seeded, Stored> = {
  readonly [Key in Exclude<keyof Stored, 'kind'>]: BlockField<
    Key extends keyof Seeded ? Seeded[Key] : never,
    Stored[Key]
  >
}

type FieldBuilder<Content = object> = PothosSchemaTypes.ObjectFieldBuilder<ContentSchemaTypes, BlockInPage<Content>>
type FieldMap = Record<string, ReturnType<FieldBuilder['field']>>
type Description = { readonly description?: string }

/** Defines the GraphQL type of a block or item. */
export function defineObject<Content extends object>(
  name: string,
  fields: BlockFields<never, Content>,
  createMore?: (t: FieldBuilder<Content>) => FieldMap,
) {
  return builder.objectRef<BlockInPage<Content>>(name).implement({
    fields: (t) => ({
      ...createMore?.(t),
      ...Object.fromEntries(
        listFields(fields).map(([key, field]) => [
          key,
          field.create(t, ({ content }) => (content as Record<string, unknown>)[key]),
        ]),
      ),
    }),
  })
}

/** A text in the language of the page. */
export const text: BlockField<Text, LocalizedText> = {
  toStored: (value, seed) => seed.text(value),
  mapTexts: mapText,
  create: (t, read) => t.string({ resolve: (item) => localize(read(item), item.wanted) }),
}

export const optionalText: BlockField<Text | undefined, LocalizedText | null> = {
  toStored: (value, seed) => (value === undefined ? null : seed.text(value)),
  mapTexts: (value, mapper, path) => value && mapText(value, mapper, path),
  create: (t, read) => t.string({ nullable: true, resolve: (item) => localizeOptional(read(item), item.wanted) }),
}

/** A structured text in the language of the page. */
export const structuredText: BlockField<Text, StoredDocuments> = {
  toStored: (value, seed) => seed.documents(value),
  mapTexts: (value, mapper, path) => mapper.documents(path, value),
  create: (t, read) => t.field({ type: 'StructuredText', resolve: (item) => findDocument(read(item), item.wanted) }),
}

/** A string that is the same in every language. */
export function string(options: Description = {}): BlockField<string, string> {
  return choice(options)
}

/** One of a few strings. */
export function choice<Value extends string>(options: Description = {}): BlockField<Value, Value> {
  return { toStored: (value) => value, create: (t, read) => t.string({ ...options, resolve: read }) }
}

export function optionalString<Value extends string>(
  options: Description = {},
): BlockField<Value | undefined, Value | null> {
  return {
    toStored: (value) => value ?? null,
    create: (t, read) => t.string({ ...options, nullable: true, resolve: read }),
  }
}

export function stringList(options: Description = {}): BlockField<readonly string[], string[]> {
  return { toStored: (values) => [...values], create: (t, read) => t.stringList({ ...options, resolve: read }) }
}

/** An id that a seed gives to an item. */
export const id: BlockField<string, string> = {
  toStored: (value) => value,
  create: (t, read) => t.id({ resolve: read }),
}

/** The id of an item by its position in the block. */
export const generatedId: BlockField<unknown, string> = { ...id, toStored: (_value, seed) => seed.id }

export const int: BlockField<number, number> = {
  toStored: (value) => value,
  create: (t, read) => t.int({ resolve: read }),
}

export const optionalInt: BlockField<number | undefined, number | null> = {
  toStored: (value) => value ?? null,
  create: (t, read) => t.int({ nullable: true, resolve: read }),
}

export const float: BlockField<number, number> = { ...int, create: (t, read) => t.float({ resolve: read }) }

export const optionalFloat: BlockField<number | undefined, number | null> = {
  ...optionalInt,
  create: (t, read) => t.float({ nullable: true, resolve: read }),
}

/** False if the seed omits it. */
export const boolean: BlockField<boolean | undefined, boolean> = {
  toStored: (value) => value ?? false,
  create: (t, read) => t.boolean({ resolve: read }),
}

/** A picture by its name; the default picture if there is none of this name. */
export const image: BlockField<string, string> = {
  toStored: (name) => name,
  create: (t, read) =>
    t.field({
      type: Image,
      resolve: async (item, _args, context) =>
        (await findImage(read(item), item.wanted, context)) ?? { picture: defaultPicture, wanted: item.wanted },
    }),
}

export const optionalImage: BlockField<string | undefined, string | null> = {
  toStored: (name) => name ?? null,
  create: (t, read) =>
    t.field({
      type: Image,
      nullable: true,
      resolve: (item, _args, context) => findImage(read(item), item.wanted, context),
    }),
}

export const link: BlockField<SeedLink, StoredLink> = {
  toStored: toStoredLink,
  mapTexts: mapLinkText,
  create: (t, read) => t.field({ type: Link, resolve: (item) => ({ link: read(item), wanted: item.wanted }) }),
}

export const optionalLink: BlockField<SeedLink | undefined, StoredLink | null> = {
  toStored: (value) => (value ? toStoredLink(value) : null),
  mapTexts: (value, mapper, path) => value && mapLinkText(value, mapper, path),
  create: (t, read) =>
    t.field({
      type: Link,
      nullable: true,
      resolve: (item) => {
        const stored = read(item)
        return stored ? { link: stored, wanted: item.wanted } : null
      },
    }),
}

export const links: BlockField<readonly SeedLink[] | undefined, StoredLink[]> = {
  toStored: (list = []) => list.map(toStoredLink),
  mapTexts: (list, mapper, path) => mapEach(list, mapper, path, mapLinkText),
  create: (t, read) =>
    t.field({ type: [Link], resolve: (item) => read(item).map((link) => ({ link, wanted: item.wanted })) }),
}

/** A list of items that have a GraphQL type of their own. */
export function list<Seeded extends object, Stored extends object>(
  name: string,
  fields: BlockFields<Seeded, Stored>,
  createMore?: (t: FieldBuilder<Stored>) => FieldMap,
): BlockField<readonly Seeded[] | undefined, Stored[]> {
  const type = defineObject<Stored>(name, fields, createMore)
  return {
    toStored: (items = [], seed) =>
      items.map((item, index) => toStoredFields<Stored>(fields, item, { ...seed, id: `${seed.id}-${index + 1}` })),
    mapTexts: (items, mapper, path) =>
      mapEach(items, mapper, path, (item, _mapper, itemPath) => mapFieldTexts(fields, item, mapper, itemPath)),
    create: (t, read) =>
      t.field({
        type: [type],
        resolve: (item) => read(item).map((content) => ({ id: item.id, content, wanted: item.wanted })),
      }),
  }
}

/** An object with a GraphQL type of its own. */
export function object<Seeded extends object, Stored extends object>(
  name: string,
  fields: BlockFields<Seeded, Stored>,
): BlockField<Seeded, Stored> {
  const type = defineObject<Stored>(name, fields)
  return {
    toStored: (value, seed) => toStoredFields<Stored>(fields, value, seed),
    mapTexts: (value, mapper, path) => mapFieldTexts(fields, value, mapper, path),
    create: (t, read) =>
      t.field({ type, resolve: (item) => ({ id: item.id, content: read(item), wanted: item.wanted }) }),
  }
}

/** Converts the fields of a seed's block or item. */
export function toStoredFields<Stored>(
  fields: BlockFields<never, Stored>,
  seeded: object,
  seed: SeedBlockContext,
): Stored {
  const values = new Map(Object.entries(seeded))
  return Object.fromEntries(
    listFields(fields).map(([key, field]) => [key, field.toStored(values.get(key), seed)]),
  ) as Stored
}

/** Replaces the texts of a block or item; other values stay. */
export function mapFieldTexts<Stored extends object>(
  fields: BlockFields<never, Stored>,
  stored: Stored,
  mapper: TextMapper,
  path: string,
): Stored {
  const byKey = new Map(listFields(fields))
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => {
      const mapTexts = byKey.get(key)?.mapTexts
      return [key, mapTexts ? mapTexts(value, mapper, `${path}.${key}`) : value]
    }),
  ) as Stored
}

/** Replaces the texts of the entries of a list; their paths end with their number. */
export function mapEach<Value>(
  values: readonly Value[],
  mapper: TextMapper,
  path: string,
  map: (value: Value, mapper: TextMapper, path: string) => Value,
): Value[] {
  return values.map((value, index) => map(value, mapper, `${path}.${index + 1}`))
}

export function mapText(value: LocalizedText, mapper: TextMapper, path: string): LocalizedText {
  return mapper.text(path, value)
}

function mapLinkText(stored: StoredLink, mapper: TextMapper, path: string): StoredLink {
  return { ...stored, text: mapper.text(path, stored.text) }
}

/** The fields with their types erased: each key is only read from the content and seed that have it. */
function listFields(fields: object): [string, BlockField<unknown, unknown>][] {
  return Object.entries(fields)
}

/** The document in the first wanted language, else in English, else in any. */
function findDocument(text: StoredDocuments, wanted: readonly string[]): object {
  const language = wanted.find((candidate) => text[candidate] !== undefined)
  return text[language ?? 'en'] ?? Object.values(text)[0] ?? emptyDocument
}

const emptyDocument = { schema: 'dast', document: { type: 'root', children: [] } }
