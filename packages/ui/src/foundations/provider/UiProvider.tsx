'use client'

import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

/** Props of the application's link component: an anchor's attributes with a required `href`. */
export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Target URL. */
  href: string
  /** Content. */
  children?: ReactNode | undefined
  /** Ref to the DOM element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A router's link, or `'a'`. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

const LinkComponentContext = createContext<LinkComponent>('a')

export type UiProviderProps = {
  /** Renders every link of the package. @defaultValue 'a' */
  linkComponent?: LinkComponent | undefined
  /** Application content. */
  children: ReactNode
}

/** Provides the application's link component. */
export function UiProvider({ linkComponent = 'a', children }: UiProviderProps) {
  return <LinkComponentContext value={linkComponent}>{children}</LinkComponentContext>
}

/** Returns the application's link component, for custom components that navigate. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext)
}

/** A link, rendered by the application's link component. Usable in server components, which read no context. */
export function Anchor(props: LinkComponentProps) {
  const Element = useLinkComponent()
  return <Element {...props} />
}
