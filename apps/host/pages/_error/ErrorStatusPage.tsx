import { ErrorPage, NotFoundPage } from '@kudex/ui'
import { ProtectedPage } from '../../features/auth/index.ts'
import { LiveSearchField } from '../../features/search/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import { useCurrentPage } from '../shared/layout/PageContext.tsx'
import { errorMessages } from './error.messages.ts'
import { PasswordPrompt, type PasswordPromptProps } from './PasswordPrompt.tsx'

export type ErrorStatusPageProps =
  | { readonly kind: 'notFound'; readonly sentence: 'route' | 'item'; readonly path: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'forbidden' }
  | ({ readonly kind: 'password' } & PasswordPromptProps)
  | { readonly kind: 'error'; readonly status: number }

/** The error page (ROUTE-51, ROUTE-52, PAGE-32, ERR-05). */
export function ErrorStatusPage(props: ErrorStatusPageProps) {
  const { intl, link } = useAppContext()
  const { layout } = useCurrentPage()
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
          search={<LiveSearchField intl={intl} />}
          links={
            layout.navigation.length > 0
              ? {
                  title: text(errorMessages.notFoundAreas),
                  items: layout.navigation.map(({ href, text, openInNewTab }) => ({ href, text, openInNewTab })),
                }
              : undefined
          }
        />
      )
    case 'refused':
      return (
        <ProtectedPage>
          <ErrorPage
            overline={text(errorMessages.overline, { status: '401' })}
            title={text(errorMessages.deniedTitle)}
            notice={text(errorMessages.deniedText)}
            homeLink={{ href: link('/mykomax'), text: text(errorMessages.signIn) }}
            linkIcon="login"
          />
        </ProtectedPage>
      )
    case 'forbidden':
      return (
        <ErrorPage
          overline={text(errorMessages.overline, { status: '403' })}
          title={text(errorMessages.forbiddenTitle)}
          notice={text(errorMessages.forbiddenText)}
          homeLink={homeLink}
        />
      )
    case 'password':
      return <PasswordPrompt pageId={props.pageId} path={props.path} problem={props.problem} />
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
