import {
  buildImageSources,
  imagePresets,
  resolveImageSize,
  toImageId,
  type ImagePresetName,
} from '@kudex/domain/images'
import type { Picture } from '@kudex/ui'

/** A picture of the content service, with its size. */
export interface SourceImage {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/**
 * A picture in the given presets; the first is the largest and sets the size (IMG-01…08). `sizes` is the displayed
 * width, from which browsers choose a preset.
 */
export function toPicture(
  image: SourceImage,
  presets: readonly [ImagePresetName, ...ImagePresetName[]],
  sizes?: string,
): Picture {
  const size = resolveImageSize(imagePresets[presets[0]], image)
  return {
    alt: image.alt,
    width: size.width,
    height: size.height,
    ...buildImageSources('/images', presets, image.id),
    sizes: sizes ?? `${imagePresets[presets[0]].width}px`,
  }
}

/** A picture of the catalogue by its URL; catalogue pictures have a 4:3 ratio (CAT-18). */
export function toCataloguePicture(
  url: string | null,
  alt: string,
  presets: readonly [ImagePresetName, ...ImagePresetName[]],
  sizes?: string,
): Picture {
  return toPicture({ id: toImageId(url), alt, width: 4, height: 3 }, presets, sizes)
}

/** Presets for pictures of the catalogue in lists and headers (IMG-05); the middle one is for phones. */
export const catalogueWidths = ['classification-1200', 'inline', 'classification-480'] as const
