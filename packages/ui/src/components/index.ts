export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type IconButtonProps,
} from './Button/Button.js'
export { Heading, type HeadingProps } from './Heading/Heading.js'
export { createIcon, type IconComponent, type IconProps } from './Icon/Icon.js'
export * from './Icon/icons.js'
export { Link, type LinkProps } from './Link/Link.js'
export { Picture, type PictureProps } from './Picture/Picture.js'
export type { PictureSource } from './Picture/Picture.types.js'
export { Text, type TextProps } from './Text/Text.js'
