import { defaultImageId, toImageId } from '../images/imageId.ts'
import type { ProductImage } from './catalogue.types.ts'

/** The image flagged as default, else the first, else null (CAT-20). */
export function resolveLeadImage(images: readonly ProductImage[]): ProductImage | null {
  return images.find((image) => image.isDefault) ?? images[0] ?? null
}

/** Id of the lead image, or of the default image (CAT-18, CAT-20). */
export function resolveLeadImageId(images: readonly ProductImage[]): string {
  const image = resolveLeadImage(images)
  return image ? toImageId(image.url) : defaultImageId
}
