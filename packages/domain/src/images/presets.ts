/** Name of a picture preset in URLs (IMG-02…08); `stretched-1600` is an extra, for heroes on dense screens. */
export type ImagePresetName =
  | 'stretched'
  | 'stretched-1600'
  | 'stretched-video'
  | 'break-out'
  | 'inline'
  | 'aside-square'
  | 'aside-video'
  | 'classification-480'
  | 'classification-1200'
  | 'gallery-thumbnail'
  | 'gallery'
  | 'lightbox-thumbnail'
  | 'brand-logo'
  | 'marketing-logo'
  | 'contact'
  | 'document-thumbnail'

/** A picture format; the spec has png and webp, avif is an extra (IMG-01). */
export type ImageFormat = 'png' | 'webp' | 'avif'

/** Crop and size of a picture in pixels; without a height it keeps its aspect ratio (IMG-01). */
export interface ImagePreset {
  readonly name: ImagePresetName
  readonly width: number
  readonly height: number | null
  readonly fit: 'crop'
  readonly quality: number
  readonly formats: readonly ImageFormat[]
}

/** Quality of every preset (IMG-01). */
export const imageQuality = 90

/** Formats of every preset, the fallback first (IMG-01). */
export const imageFormats: readonly ImageFormat[] = ['png', 'webp', 'avif']

/** All presets by name (IMG-02…08), and the extra one. */
export const imagePresets: Readonly<Record<ImagePresetName, ImagePreset>> = {
  stretched: createPreset('stretched', 1180),
  'stretched-1600': createPreset('stretched-1600', 1600),
  'stretched-video': createPreset('stretched-video', 1200, 675),
  'break-out': createPreset('break-out', 980),
  inline: createPreset('inline', 780),
  'aside-square': createPreset('aside-square', 960, 960),
  'aside-video': createPreset('aside-video', 960, 540),
  'classification-480': createPreset('classification-480', 480),
  'classification-1200': createPreset('classification-1200', 1200),
  'gallery-thumbnail': createPreset('gallery-thumbnail', 56),
  gallery: createPreset('gallery', 480),
  'lightbox-thumbnail': createPreset('lightbox-thumbnail', 80),
  'brand-logo': createPreset('brand-logo', 96),
  'marketing-logo': createPreset('marketing-logo', 304, 52),
  contact: createPreset('contact', 80, 80),
  'document-thumbnail': createPreset('document-thumbnail', 128, 180),
}

/** True if a value, such as a path segment, names a preset (IMG-02…08). */
export function isImagePresetName(value: unknown): value is ImagePresetName {
  return typeof value === 'string' && Object.hasOwn(imagePresets, value)
}

/** True if a value, such as a file extension, names a picture format (IMG-01). */
export function isImageFormat(value: unknown): value is ImageFormat {
  return value === 'png' || value === 'webp' || value === 'avif'
}

/** Size in pixels that a preset gives a picture of known size (IMG-01). */
export function resolveImageSize(
  preset: ImagePreset,
  original: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (preset.height !== null) return { width: preset.width, height: preset.height }
  const height =
    original.width > 0 ? Math.max(1, Math.round((preset.width * original.height) / original.width)) : preset.width
  return { width: preset.width, height }
}

function createPreset(name: ImagePresetName, width: number, height: number | null = null): ImagePreset {
  return { name, width, height, fit: 'crop', quality: imageQuality, formats: imageFormats }
}
