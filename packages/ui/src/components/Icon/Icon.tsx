import type { Ref, SVGAttributes } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import * as styles from './Icon.css.js'

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML' | 'style'> & {
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Accessible name of a standalone icon; without it the icon is decorative. */
  label?: string | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement> | undefined
}

/** An icon of the set as a component. */
export type IconComponent = (props: IconProps) => React.JSX.Element

/** What is special about an icon. */
export interface IconOptions {
  /** True for an arrow that means “on”, “back” or “out”: it is mirrored where text runs from right to left. */
  readonly isDirectional?: boolean
  /** True for a solid sign, such as the triangle that plays a film. */
  readonly isFilled?: boolean
}

/** Creates an icon from path data on a 24 × 24 grid, for icons of a brand. */
export function createIcon(path: string, { isDirectional = false, isFilled = false }: IconOptions = {}): IconComponent {
  return function Icon({ size = 'medium', label, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
        {...rootProps(
          rest,
          styles.icon,
          styles.size[size],
          isDirectional && styles.directional,
          isFilled && styles.filled,
        )}
      >
        <path d={path} />
      </svg>
    )
  }
}
