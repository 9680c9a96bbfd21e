import type { ImageFormat, ImagePresetName } from './presets.ts'

/** URL of a picture in a preset and format: `{base}/{preset}/{id}.{format}` (IMG-01). */
export function buildImageUrl(base: string, preset: ImagePresetName, id: string, format: ImageFormat): string {
  return `${base.endsWith('/') ? base.slice(0, -1) : base}/${preset}/${encodeURIComponent(id)}.${format}`
}
