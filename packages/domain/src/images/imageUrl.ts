import { imagePresets, type ImageFormat, type ImagePresetName } from './presets.ts'

/** URL of a picture in a preset and format: `{base}/{preset}/{id}.{format}` (IMG-01). */
export function buildImageUrl(base: string, preset: ImagePresetName, id: string, format: ImageFormat): string {
  return `${base.endsWith('/') ? base.slice(0, -1) : base}/${preset}/${encodeURIComponent(id)}.${format}`
}

/**
 * Sources of a `<picture>` in presets, the smallest format first, and its fallback: a PNG in the first preset (IMG-01).
 * AVIF has half the bytes of WebP.
 */
export function buildImageSources(base: string, presets: readonly [ImagePresetName, ...ImagePresetName[]], id: string) {
  const toSource = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcSet: presets
      .map((preset) => `${buildImageUrl(base, preset, id, format)} ${imagePresets[preset].width}w`)
      .join(', '),
  })
  return { sources: [toSource('avif'), toSource('webp')], src: buildImageUrl(base, presets[0], id, 'png') }
}
