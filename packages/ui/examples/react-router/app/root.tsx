import '@kudex/ui/styles.css'
import { UiProvider, type LinkComponentProps } from '@kudex/ui'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export default function Root() {
  return (
    <html lang="en" data-brand="kudex">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <UiProvider linkComponent={RouterLink}>
          <Outlet />
        </UiProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />
}
