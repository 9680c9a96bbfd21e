import type {
  SeedDocument,
  SeedHighlight,
  SeedProduct,
  SeedQuantity,
  SeedService,
  SeedSpecification,
} from '../../seed/seed.types.ts'
import { toOptionalText, toStoredText } from '../localization/seedText.ts'
import { toImageUrl } from './toImageUrl.ts'
import type { SeedContext } from '../service.types.ts'
import type { ProductDetails, StoredDocument, StoredHighlight, StoredSpecification } from './products.types.ts'

/** Maps the details of a product of a seed to their stored form. */
export function toProductDetails(item: SeedProduct | SeedService, context: SeedContext): ProductDetails {
  const product = 'serviceId' in item ? null : item
  const service = 'serviceId' in item ? item : null
  return {
    longDescription: toOptionalText(item.longDescription),
    specifications: (product?.specifications ?? []).flatMap(toSpecifications),
    variants: (product?.variants ?? []).map(({ id, nameMetric, nameImperial, specifications }) => ({
      id,
      nameMetric,
      nameImperial,
      specifications: specifications.flatMap(toSpecifications),
    })),
    highlights: (item.highlights ?? []).map((highlight) => toHighlight(highlight, context)),
    documents: (item.documents ?? []).map((document) => toDocument(document, context)),
    videoUrl: item.video?.url ?? null,
    videoImageUrl: toImageUrl(item.video?.image, context),
    benefits: (service?.benefits ?? []).map(toStoredText),
    details: (service?.details ?? []).map(toStoredText),
  }
}

/** Maps a line to one stored line per measurement system, or to one that is valid in both. */
function toSpecifications(line: SeedSpecification): StoredSpecification[] {
  const toStored = (
    { value, unit }: SeedQuantity,
    measurementSystem: StoredSpecification['measurementSystem'],
  ): StoredSpecification => ({
    name: toStoredText(line.name),
    value: toStoredText(value),
    unit: toOptionalText(unit),
    measurementSystem,
    group: toOptionalText(line.group),
  })
  if ('value' in line) return [toStored(line, null)]
  const metric = line.metric ? [toStored(line.metric, 'dim_metric')] : []
  return line.imperial ? [...metric, toStored(line.imperial, 'dim_imperial')] : metric
}

function toHighlight(highlight: SeedHighlight, context: SeedContext): StoredHighlight {
  return {
    name: toStoredText(highlight.name),
    shortDescription: toOptionalText(highlight.shortDescription),
    longDescription: toOptionalText(highlight.longDescription),
    imageUrl: toImageUrl(highlight.image, context),
    videoImageUrl: toImageUrl(highlight.video?.image, context),
    videoUrl: highlight.video?.url ?? null,
    position: highlight.position,
  }
}

function toDocument(document: SeedDocument, context: SeedContext): StoredDocument {
  return {
    name: toStoredText(document.name),
    contentLanguage: document.language,
    thumbnailUrl: toImageUrl(document.thumbnail, context),
    type: toStoredText(document.type),
    url: document.url,
    filename: document.filename,
    extension: document.extension,
    sizeBytes: document.sizeBytes,
  }
}
