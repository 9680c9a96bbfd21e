import type { HTMLAttributes, Ref } from 'react'
import { join } from './join.js'

type Omitted = 'children' | 'dangerouslySetInnerHTML' | 'defaultChecked' | 'defaultValue' | 'style'

/** Attributes and events that a component passes to its root element. */
export interface RootProps extends Omit<HTMLAttributes<HTMLElement>, Omitted> {
  /** Class name of the root element, added to its own. */
  className?: string | undefined
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined
}

/** Attributes with a ref that fits every element: which element is the root is the component's choice. */
type ElementProps<Rest> = Omit<Rest, 'ref'> & { ref?: Ref<never> | undefined }

/** Props of a root element: those that the component does not use itself, with its own class names first. */
export function rootProps<Rest extends { className?: string | undefined }>(
  rest: Rest,
  ...classNames: (string | false | null | undefined)[]
): ElementProps<Rest> {
  return { ...rest, className: join(...classNames, rest.className) || undefined }
}
