import { join } from '../../foundations/join.js'
import * as styles from './Picture.css.js'
import type { Picture as PictureData } from './Picture.types.js'

/** A picture as data, and the component that shows it. */
export type Picture = PictureData

export type PictureProps = {
  /** The files, the size that keeps its room, and the text that stands for it. */
  picture: PictureData
  /** Shape of the frame; `natural` is the picture's own, `fill` takes the parent's. */
  ratio?: keyof typeof styles.ratio | undefined
  /** What happens when frame and picture differ in shape. */
  fit?: 'cover' | 'contain' | undefined
  /** Stands in the first view: loads at once and first. One per page. */
  priority?: boolean | undefined
  /** Quiet area behind a cut-out machine picture. */
  backed?: boolean | undefined
  /** How wide it is shown, for the browser to choose a file. */
  sizes?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** A responsive picture that keeps its room free while it loads (no layout shift). */
export function Picture({
  picture,
  ratio = 'natural',
  fit = 'cover',
  priority = false,
  backed,
  sizes,
  className,
}: PictureProps) {
  const shownSizes = sizes ?? picture.sizes
  return (
    <picture className={join(styles.frame, styles.ratio[ratio], backed && styles.backed, className)}>
      {picture.sources.map((source) => (
        <source key={`${source.type} ${source.media ?? ''}`} {...source} sizes={shownSizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={join(styles.image, styles.fit[ratio === 'natural' ? 'none' : fit])}
      />
    </picture>
  )
}
