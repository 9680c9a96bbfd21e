import { join } from '../../../foundations/join.js'
import { Picture } from '../../../components/Picture/Picture.js'
import type { Picture as PictureData } from '../../../components/Picture/Picture.types.js'
import * as styles from './Portrait.css.js'

type PortraitProps = {
  picture: PictureData | undefined
  /** Stand where no picture is. */
  initials: string | undefined
  /** Gives the square its width. */
  className?: string | undefined
}

/** A person as a square: the picture, else the letters of the name, which stands beside it as text. */
export function Portrait({ picture, initials, className }: PortraitProps) {
  return (
    <div className={join(styles.face, className)}>
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} ratio="fill" />
      ) : (
        initials && (
          <span aria-hidden="true" className={styles.initials}>
            {initials}
          </span>
        )
      )}
    </div>
  )
}
