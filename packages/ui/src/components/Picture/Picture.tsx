import { preload } from 'react-dom'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import * as styles from './Picture.css.js'

/** One format of a picture: a MIME type and its candidates as in the `srcset` attribute. */
export type PictureSource = { readonly type: string; readonly srcSet: string; readonly media?: string | undefined }

/** Picture data, best format first. */
export interface Picture {
  /** Alternative text; empty for decoration. */
  readonly alt: string
  /** Intrinsic width in pixels; reserves space while loading. */
  readonly width: number
  readonly height: number
  readonly sources: readonly PictureSource[]
  /** Fallback source that every browser supports. */
  readonly src: string
  /** The `sizes` attribute. */
  readonly sizes?: string | undefined
}

export type PictureProps = RootProps & {
  /** Sources, intrinsic size and alternative text. */
  picture: Picture
  /** Aspect ratio; `natural` is the picture's own, `fill` the parent's. */
  ratio?: keyof typeof styles.ratio | undefined
  /** The `object-fit` if the aspect ratios differ. */
  fit?: 'cover' | 'contain' | undefined
  /** In the first viewport: loads eagerly with high priority; React preloads it. One per page. */
  priority?: boolean | undefined
  /** Neutral background for transparent pictures. */
  backed?: boolean | undefined
  /** The `sizes` attribute. */
  sizes?: string | undefined
}

/** A responsive picture that reserves its space while loading (no layout shift). */
export function Picture({
  picture,
  ratio = 'natural',
  fit = 'cover',
  priority = false,
  backed,
  sizes,
  ...rest
}: PictureProps) {
  const shownSizes = sizes ?? picture.sizes
  const [best] = picture.sources
  // The browser requests it before it has parsed the page up to the picture.
  if (priority && best)
    preload(picture.src, {
      as: 'image',
      type: best.type,
      media: best.media,
      imageSrcSet: best.srcSet,
      imageSizes: shownSizes,
      fetchPriority: 'high',
    })
  return (
    <picture {...rootProps(rest, styles.frame, styles.ratio[ratio], backed && styles.backed)}>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={shownSizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={join(styles.image, styles.fit[ratio === 'natural' ? 'none' : fit])}
      />
    </picture>
  )
}
