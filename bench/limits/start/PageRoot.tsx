import { App } from '@kudex/host/pages/shared/layout/App.tsx'
import type { PageComponent } from '@kudex/host/pages/shared/layout/createPage.tsx'
import { useRouteContext } from '@tanstack/react-router'
import type { TreeInput } from '../capture.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('The bench does not navigate'))

/** The tree of a page, at the root element as in the other limits. */
export function PageRoot({ Page, input: { page, path, fullPath } }: { Page: PageComponent; input: TreeInput }) {
  const { intl } = useRouteContext({ from: '__root__' })
  return (
    <div id="root">
      <App page={page} intl={intl} path={path} fullPath={fullPath} navigate={refuse} Page={Page} />
    </div>
  )
}
