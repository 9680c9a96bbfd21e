import type { ContentImage } from '@kudex/api/content'
import { isImagePresetName, type ImagePresetName } from '@kudex/domain/images'
import type { MediaFigureProps } from '@kudex/ui'
import { toPicture } from '../../media/toPicture.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const media: BlockLoader<'MediaBlock'> = {
  toView: ({ picture, preset, caption }) => ({ kind: 'media', props: toMediaFigure(picture, preset, caption) }),
}

/** Props of a figure whose layout follows from the preset of its picture. */
export function toMediaFigure(image: ContentImage, preset: string, caption: string | null): MediaFigureProps {
  const name = isImagePresetName(preset) ? preset : 'inline'
  const layout = name === 'break-out' ? 'break-out' : name.startsWith('stretched') ? 'stretched' : 'inline'
  return {
    picture: toPicture(image, presetsFor[name] ?? [name], sizesFor[layout]),
    caption: caption ?? undefined,
    layout,
  }
}

/** Smaller presets of the same aspect ratio, for small screens. */
const presetsFor: Partial<Record<ImagePresetName, readonly [ImagePresetName, ...ImagePresetName[]]>> = {
  stretched: ['stretched', 'break-out', 'inline', 'classification-480'],
  'stretched-video': ['stretched-video', 'aside-video'],
  'break-out': ['break-out', 'inline', 'classification-480'],
  inline: ['inline', 'classification-480'],
}

const sizesFor = {
  stretched: '(min-width: 75em) 73.75rem, 100vw',
  'break-out': '(min-width: 64em) 61.25rem, 100vw',
  inline: '(min-width: 52em) 48.75rem, 100vw',
} as const
