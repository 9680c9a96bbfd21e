import { useId, type MouseEvent } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { FilmLoop, type FilmLoopProps } from '../../components/FilmLoop/FilmLoop.js'
import { IconExpand } from '../../components/Icon/icons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import * as styles from './Gallery.css.js'

/** Pictures of one subject with thumbnails; works without script. */
export interface GalleryProps extends RootProps {
  /** Accessible name of the pictures. */
  readonly label: string
  /** Entries in display order. */
  readonly items: readonly GalleryItem[]
  /** A silent film that repeats in the place of the first picture, which stays its poster. */
  readonly film?: FilmLoopProps | undefined
  /** Loads the first picture with high priority (largest contentful paint). */
  readonly isPriority?: boolean | undefined
  /**
   * Opens the full-window view at this zero-based index. Without it, and without script, links lead to the large
   * pictures.
   */
  readonly onEnlarge?: ((index: number) => void) | undefined
  /** Language of the captions if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

export interface GalleryItem {
  readonly id: string
  readonly picture: Picture
  readonly thumbnail: Picture
  /** Accessible name of the thumbnail, for example “Picture 2 of 5”. */
  readonly label: string
  readonly caption?: string | undefined
  /** Link to the largest picture, for example “Enlarge picture”. */
  readonly large?: { readonly href: string; readonly text: string } | undefined
}

/**
 * Pictures of one subject. Thumbnails are native radio buttons and CSS shows the selected picture, so arrow keys, touch
 * and pages without script work alike.
 */
export function Gallery({ label, items, film, isPriority = false, onEnlarge, contentLanguage, ...rest }: GalleryProps) {
  const name = useId()
  return (
    <div role={items.length > 1 ? 'radiogroup' : 'group'} aria-label={label} {...rootProps(rest, styles.gallery)}>
      {items.map((item, index) => (
        <div key={item.id} className={styles.item}>
          <Stage
            item={item}
            film={index === 0 ? film : undefined}
            isPriority={isPriority && index === 0}
            onEnlarge={onEnlarge && (() => onEnlarge(index))}
            lang={contentLanguage}
          />
          {items.length > 1 && (
            <label className={styles.thumbnail}>
              <input
                type="radio"
                name={name}
                defaultChecked={index === 0}
                aria-label={item.label}
                className={styles.choice}
              />
              <Picture picture={{ ...item.thumbnail, alt: '' }} ratio="fill" />
            </label>
          )}
        </div>
      ))}
    </div>
  )
}

interface StageProps {
  readonly item: GalleryItem
  readonly film: FilmLoopProps | undefined
  readonly isPriority: boolean
  readonly onEnlarge: (() => void) | undefined
  readonly lang: string | undefined
}

function Stage({ item, film, isPriority, onEnlarge, lang }: StageProps) {
  const picture = <Picture picture={item.picture} ratio="fill" priority={isPriority} className={styles.picture} />
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    // Modifier keys open the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus clicked links; the focus must return here.
    event.currentTarget.focus()
    onEnlarge?.()
  }
  return (
    <figure className={styles.stage}>
      <div className={styles.frame}>
        {item.large ? (
          <Anchor href={item.large.href} className={styles.enlarge} onClick={onEnlarge && enlarge}>
            {picture}
            <span className={styles.sign}>
              <IconExpand />
            </span>
            <VisuallyHidden>{item.large.text}</VisuallyHidden>
          </Anchor>
        ) : (
          picture
        )}
        {film && <FilmLoop {...film} />}
      </div>
      {item.caption && (
        <figcaption lang={lang} className={styles.caption}>
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
