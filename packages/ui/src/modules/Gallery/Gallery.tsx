import { useId, type MouseEvent } from 'react'
import { IconExpand } from '../../components/Icon/icons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import * as styles from './Gallery.css.js'
import type { GalleryItem, GalleryProps } from './Gallery.types.js'

/**
 * Pictures of one subject. Thumbnails are native radio buttons and CSS shows the selected picture, so arrow keys, touch
 * and pages without script work alike.
 */
export function Gallery({ label, items, isPriority = false, onEnlarge, contentLanguage }: GalleryProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.gallery}>
      {items.map((item, index) => (
        <div key={item.id} className={styles.item}>
          <Stage
            item={item}
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
  readonly isPriority: boolean
  readonly onEnlarge: (() => void) | undefined
  readonly lang: string | undefined
}

function Stage({ item, isPriority, onEnlarge, lang }: StageProps) {
  const Anchor = useLinkComponent()
  const picture = <Picture picture={item.picture} ratio="fill" priority={isPriority} className={styles.picture} />
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    // Modifier keys open the link in a new tab or window.
    if (!onEnlarge || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus clicked links; the focus must return here.
    event.currentTarget.focus()
    onEnlarge()
  }
  return (
    <figure className={styles.stage}>
      {item.large ? (
        <Anchor href={item.large.href} className={styles.enlarge} onClick={enlarge}>
          {picture}
          <span className={styles.sign}>
            <IconExpand />
          </span>
          <VisuallyHidden>{item.large.text}</VisuallyHidden>
        </Anchor>
      ) : (
        picture
      )}
      {item.caption && (
        <figcaption lang={lang} className={styles.caption}>
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
