import { ErrorPage, NotFoundPage } from '@kudex/ui'
import { useFrame } from '../../features/plug/index.ts'
import { errorMessages } from './error.messages.ts'

export type ErrorStatusPageProps =
  | { readonly kind: 'notFound'; readonly sentence: 'route' | 'item'; readonly path: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'error'; readonly status: number }

/** Stands in for a page that cannot be shown (ROUTE-51, ROUTE-52, PAGE-32, ERR-05). */
export function ErrorStatusPage(props: ErrorStatusPageProps) {
  const { intl, link } = useFrame()
  const text = intl.formatMessage
  const homeLink = { href: link('/'), text: text(errorMessages.home) }
  switch (props.kind) {
    case 'notFound':
      return (
        <NotFoundPage
          overline={text(errorMessages.notFoundOverline)}
          title={text(errorMessages.notFoundTitle)}
          message={
            props.sentence === 'item'
              ? text(errorMessages.notFoundItem, { fullPath: props.path })
              : text(errorMessages.notFoundRoute, { path: props.path })
          }
          homeLink={homeLink}
        />
      )
    case 'refused':
      return (
        <ErrorPage
          overline={text(errorMessages.overline, { status: '401' })}
          title={text(errorMessages.deniedTitle)}
          notice={text(errorMessages.deniedText)}
          homeLink={{ href: link('/mykomax'), text: text(errorMessages.signIn) }}
        />
      )
    case 'error':
      return (
        <ErrorPage
          overline={text(errorMessages.overline, { status: `${props.status}` })}
          title={text(errorMessages.title)}
          notice={text(errorMessages.notice)}
          homeLink={homeLink}
        />
      )
  }
}
