import { join } from '../../../foundations/join.js'
import { Picture } from '../../../components/Picture/Picture.js'
import * as styles from './Portrait.css.js'

type PortraitProps = {
  picture: Picture | undefined
  /** Initials, shown without a picture. */
  initials: string | undefined
  /** Class that sets the width. */
  className?: string | undefined
}

/** Square portrait of a person: the picture or the initials. Decorative, because the name is beside it. */
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
