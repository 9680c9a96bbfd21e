import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

/** What the package hands to the application's link: an anchor's own attributes, `href` always there. */
export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Where it leads. */
  href: string
  /** What stands inside. */
  children?: ReactNode | undefined
  /** The element of the page. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A router's link, or `'a'`. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

const LinkComponentContext = createContext<LinkComponent>('a')

export type UiProviderProps = {
  /** Renders every link of the package; a plain anchor where nothing is given. */
  linkComponent?: LinkComponent | undefined
  /** The pages or modules that use it. */
  children: ReactNode
}

/** Tells the package's components how this application renders links. */
export function UiProvider({ linkComponent = 'a', children }: UiProviderProps) {
  return <LinkComponentContext value={linkComponent}>{children}</LinkComponentContext>
}

/** The link of the surrounding application, for own components that must navigate. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext)
}
