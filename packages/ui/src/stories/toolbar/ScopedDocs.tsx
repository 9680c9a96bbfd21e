import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

interface Globals {
  readonly globals: Readonly<Record<string, string>>
}

/** A documentation page in the text size of the toolbar, also if it has no example or its examples are in frames. */
export function ScopedDocs({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    const scope = ({ globals }: Globals) => {
      document.documentElement.dataset['storyTextSize'] = globals['textSize']
    }
    // The type of the context leaves out the store.
    scope((context as unknown as { readonly store: { readonly userGlobals: Globals } }).store.userGlobals)
    context.channel.on(GLOBALS_UPDATED, scope)
    return () => context.channel.off(GLOBALS_UPDATED, scope)
  }, [context])
  return (
    <DocsContainer {...rest} context={context}>
      {children}
    </DocsContainer>
  )
}
