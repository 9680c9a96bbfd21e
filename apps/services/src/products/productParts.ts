import { toFacetKey, toFeatures } from '@kudex/domain/listing'
import { localize, localizeOptional } from '../localization/localize.ts'
import { builder, type InLanguages, MeasurementSystem } from './builder.ts'
import type { BrandRow } from './loaders.ts'
import type {
  StoredDocument,
  StoredHighlight,
  StoredImage,
  StoredSpecification,
  StoredVariant,
} from './products.types.ts'

export const ProductImage = builder.objectRef<InLanguages<StoredImage>>('ProductImage').implement({
  fields: (t) => ({
    name: t.string({ nullable: true, resolve: ({ row, wanted }) => localizeOptional(row.name, wanted) }),
    url: t.string({ resolve: ({ row }) => row.url }),
    default: t.boolean({ resolve: ({ row }) => row.default }),
  }),
})

export const Specification = builder.objectRef<InLanguages<StoredSpecification>>('Specification').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, wanted) }),
    value: t.string({ resolve: ({ row, wanted }) => localize(row.value, wanted) }),
    unit: t.string({ nullable: true, resolve: ({ row, wanted }) => localizeOptional(row.unit, wanted) }),
    measurement_system: t.field({
      type: MeasurementSystem,
      nullable: true,
      resolve: ({ row }) => row.measurementSystem,
    }),
    group: t.string({ nullable: true, resolve: ({ row, wanted }) => localizeOptional(row.group, wanted) }),
    key: t.string({
      description: 'Id of the name and unit, the same in all languages; that of its facet in listings.',
      resolve: ({ row }) => toFacetKey(row.name, row.unit),
    }),
    choices: t.stringList({
      description: 'Ids of its values, the same in all languages; empty for a number or range.',
      resolve: ({ row }) => toFeatures([row]).flatMap(({ choices }) => choices.map(({ value }) => value)),
    }),
  }),
})

export const Variant = builder.objectRef<InLanguages<StoredVariant>>('Variant').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name_metric: t.string({ resolve: ({ row }) => row.nameMetric }),
    name_imperial: t.string({ resolve: ({ row }) => row.nameImperial }),
    specifications: t.field({
      type: [Specification],
      resolve: ({ row, wanted }) => row.specifications.map((specification) => ({ row: specification, wanted })),
    }),
  }),
})

const PicturePosition = builder.objectRef<NonNullable<StoredHighlight['position']>>('PicturePosition').implement({
  description: 'A point on a picture, from its upper left corner, as parts of its width and height.',
  fields: (t) => ({
    x: t.float({ resolve: ({ x }) => x }),
    y: t.float({ resolve: ({ y }) => y }),
  }),
})

export const Highlight = builder.objectRef<InLanguages<StoredHighlight>>('Highlight').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, wanted) }),
    short_description: t.string({
      nullable: true,
      resolve: ({ row, wanted }) => localizeOptional(row.shortDescription, wanted),
    }),
    long_description: t.string({
      nullable: true,
      resolve: ({ row, wanted }) => localizeOptional(row.longDescription, wanted),
    }),
    image_url: t.string({ nullable: true, resolve: ({ row }) => row.imageUrl }),
    video_image_url: t.string({ nullable: true, resolve: ({ row }) => row.videoImageUrl }),
    video_url: t.string({ nullable: true, resolve: ({ row }) => row.videoUrl }),
    position: t.field({
      description: 'Where it is on the lead image.',
      type: PicturePosition,
      nullable: true,
      resolve: ({ row }) => row.position ?? null,
    }),
  }),
})

/** Documents (CAT-05). */
export const ProductDocument = builder.objectRef<InLanguages<StoredDocument>>('ProductDocument').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, wanted) }),
    content_language: t.string({ resolve: ({ row }) => row.contentLanguage }),
    thumbnail_url: t.string({ nullable: true, resolve: ({ row }) => row.thumbnailUrl }),
    type: t.string({ resolve: ({ row, wanted }) => localize(row.type, wanted) }),
    url: t.string({ resolve: ({ row }) => row.url }),
    filename: t.string({ resolve: ({ row }) => row.filename }),
    extension: t.string({ resolve: ({ row }) => row.extension }),
    size_bytes: t.int({
      description: 'Null if the file is made when it is asked for.',
      nullable: true,
      resolve: ({ row }) => row.sizeBytes,
    }),
  }),
})

export const Brand = builder.objectRef<BrandRow>('Brand').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    image_url: t.exposeString('imageUrl', { nullable: true }),
  }),
})
