import type { AppProps } from '@kudex/host/pages/shared/layout/App.tsx'
import { createRootRouteWithContext, HeadContent, Scripts, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TreeInput } from '../../capture.ts'

export const Route = createRootRouteWithContext<Pick<AppProps, 'intl'>>()({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  }),
  shellComponent: Document,
})

/** The document of the template, with the attributes by which the host's styles select a brand. */
function Document({ children }: { readonly children: ReactNode }) {
  const { locale, site } = useMatches({ select: (matches) => matches.at(-1)?.loaderData as TreeInput }).page.layout
  return (
    <html lang={locale.code} data-brand={site.brand} data-cut-font={site.enableCutFont ? '' : undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
