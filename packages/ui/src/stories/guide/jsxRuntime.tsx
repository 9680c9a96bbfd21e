import { createElement, type CSSProperties, type ElementType, type Key } from 'react'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime'

export { Fragment }

type Props = Readonly<Record<string, unknown>>

/**
 * JSX runtime for stories on the host. The Content Security Policy refuses style attributes in HTML, so styles are set
 * after hydration.
 */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return isStyled(type, props) ? plainJsx(Styled, { tag: type, props }, key) : plainJsx(type, props, key)
}

/** The same for elements with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return isStyled(type, props) ? plainJsx(Styled, { tag: type, props }, key) : plainJsxs(type, props, key)
}

function isStyled(type: ElementType, props: Props): type is string & ElementType {
  return typeof type === 'string' && props['style'] !== undefined
}

function Styled({ tag, props }: { readonly tag: string; readonly props: Props }) {
  const isHydrated = useIsHydrated()
  // Static children, as determined by the compiler: no keys needed.
  const { children, ...rest } = props
  const own = { ...rest, style: isHydrated ? (props['style'] as CSSProperties) : undefined }
  return Array.isArray(children)
    ? createElement(tag, own, ...(children as React.ReactNode[]))
    : createElement(tag, own, children as React.ReactNode)
}
