import { join } from '../../foundations/join.js'
import * as styles from './Icon.css.js'

export type IconProps = {
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** Text for screen readers where the icon stands alone; without it the icon is decoration and hidden from them. */
  label?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** An icon of the set as a component. */
export type IconComponent = (props: IconProps) => React.JSX.Element

/** Makes an icon from path data on a 24 × 24 grid, so that a brand can add its own in the same stroke. */
export function createIcon(path: string): IconComponent {
  return function Icon({ size = 'medium', label, className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={join(styles.icon, styles.size[size], className)}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
      >
        <path d={path} />
      </svg>
    )
  }
}
