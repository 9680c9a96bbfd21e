import { useId } from 'react'
import { Picture } from '../../components/Picture/Picture.js'
import * as styles from './Gallery.css.js'
import type { GalleryItem, GalleryProps } from './Gallery.types.js'

/**
 * Pictures of one thing. Thumbnails are native radio buttons and the chosen one's picture is shown by style alone, so
 * arrow keys, touch and pages without script all work the same.
 */
export function Gallery({ label, items, isPriority = false }: GalleryProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.gallery}>
      {items.map((item, index) => (
        <div key={item.id} className={styles.item}>
          <Stage item={item} isPriority={isPriority && index === 0} />
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

function Stage({ item, isPriority }: { item: GalleryItem; isPriority: boolean }) {
  return (
    <figure className={styles.stage}>
      <Picture picture={item.picture} ratio="fill" priority={isPriority} className={styles.picture} />
      {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
    </figure>
  )
}
