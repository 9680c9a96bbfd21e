import type { ImageFormat, ImagePreset } from '@kudex/domain/images'
import sharp, { type Sharp } from 'sharp'

/** Cuts and sizes a picture as a preset says, never larger than it is (IMG-01…08). */
export async function renderImage(bytes: Uint8Array, preset: ImagePreset, format: ImageFormat): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: largestOriginal }).autoOrient()
  const { width, height } = (await image.metadata()).autoOrient
  const sized = image.resize({ ...resolveTarget(preset, { width, height }), fit: 'cover' })
  return encode(sized, preset, format).toBuffer()
}

/** An original with more pixels is refused: it would cost more memory than it is worth. */
const largestOriginal = 50_000_000

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A small original keeps its pixels: the target shrinks in its own proportions until it fits inside, so that the
 * page still gets the shape it left room for.
 */
function resolveTarget(preset: ImagePreset, original: Size): { readonly width: number; readonly height?: number } {
  if (preset.height === null) return { width: Math.min(preset.width, original.width) }
  const factor = Math.min(1, original.width / preset.width, original.height / preset.height)
  return {
    width: Math.max(1, Math.round(preset.width * factor)),
    height: Math.max(1, Math.round(preset.height * factor)),
  }
}

function encode(image: Sharp, { quality }: ImagePreset, format: ImageFormat): Sharp {
  switch (format) {
    case 'png':
      return image.png({ quality, compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      // The numbers of avif are its own: this one looks like 90 of webp in half the bytes. More effort than 2 takes
      // six times as long for a tenth of the bytes, and somebody is waiting.
      return image.avif({ quality: avifQuality, effort: 2 })
  }
}

const avifQuality = 68
