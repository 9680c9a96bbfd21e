export { defaultImageId, readPictureName, toImageId } from './imageId.ts'
export type { FocalPoint } from './focalPoint.ts'
export { buildImageSources, buildImageUrl } from './imageUrl.ts'
export {
  imageFormats,
  imagePresets,
  isImageFormat,
  isImagePresetName,
  resolveImageSize,
  type ImageFormat,
  type ImagePreset,
  type ImagePresetName,
} from './presets.ts'
