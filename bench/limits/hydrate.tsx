import { App } from '@kudex/host/pages/shared/layout/App.tsx'
import type { PageComponent } from '@kudex/host/pages/shared/layout/createPage.tsx'
import { loadIntl } from '@kudex/host/pages/shared/locale/loadIntl.ts'
import { texts } from '@kudex/host/pages/products/+texts.ts'
import { hydrateRoot } from 'react-dom/client'
import type { TreeInput } from './capture.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('The bench does not navigate'))

/** Hydrates the tree of a limit at once and as a whole. */
export async function hydrate(Page: PageComponent, { page, path, fullPath }: TreeInput): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root element')
  const intl = await loadIntl(page.layout.locale, texts)
  hydrateRoot(container, <App page={page} intl={intl} path={path} fullPath={fullPath} navigate={refuse} Page={Page} />)
}
