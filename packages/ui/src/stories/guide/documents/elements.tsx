import { createContext, isValidElement, useContext, type ComponentProps, type ReactNode } from 'react'
import { documents } from 'virtual:documents'
import type { GuideScope } from '../guide.types.js'
import { toFragment, toHostAddress } from './documentAddress.js'

/** What the examples and links of a documentation page depend on. */
export interface DocumentContextValue {
  readonly scope: GuideScope
  /** The reader's settings as a query, empty for those of the site. */
  readonly query: string
}

export const DocumentContext = createContext<DocumentContextValue>({
  scope: { brand: 'kudex', scheme: 'system', direction: 'ltr' },
  query: '',
})

const ids: ReadonlySet<string> = new Set(documents.map(({ id }) => id))

/** A link of a documentation page, on the host. */
export function AnchorMdx({ href = '', target: _target, children, ...rest }: ComponentProps<'a'>) {
  const { query } = useContext(DocumentContext)
  const address = toHostAddress(href, ids)
  if (address === undefined) return <>{children} (in Storybook)</>
  if (!address.startsWith('/'))
    return (
      <a {...rest} href={address} rel="external">
        {children}
      </a>
    )
  const [path = '', fragment] = address.split('#')
  return (
    <a {...rest} href={`${path}${query}${fragment === undefined ? '' : `#${fragment}`}`} rel="external">
      {children}
    </a>
  )
}

/** Scrolls by keyboard where it is wider than the page. */
export function Code({ children }: { readonly children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by keyboard too (WCAG 2.1.1)
    <pre tabIndex={0}>{children}</pre>
  )
}

/** A heading with the fragment that Storybook gives it. */
export function SectionHeading({ children }: { readonly children?: ReactNode }) {
  return <h2 id={toFragment(toText(children))}>{children}</h2>
}

/** The same, one level lower. */
export function PartHeading({ children }: { readonly children?: ReactNode }) {
  return <h3 id={toFragment(toText(children))}>{children}</h3>
}

function toText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(toText).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return toText(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
