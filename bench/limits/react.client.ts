import type { PageComponent } from '@kudex/host/pages/shared/layout/createPage.tsx'
import type { PageName, TreeInput } from './capture.ts'
import { hydrate } from './hydrate.tsx'

// Entry of bare React in the browser: data from the document, the page in a chunk of its own.
const pages: Readonly<Record<PageName, () => Promise<{ readonly Page: PageComponent }>>> = {
  home: () => import('@kudex/host/pages/content/+Page.tsx'),
  list: () => import('@kudex/host/pages/products/list/+Page.tsx'),
  detail: () => import('@kudex/host/pages/products/item/+Page.tsx'),
}

const { name, input } = JSON.parse(document.getElementById('input')?.textContent ?? '') as {
  readonly name: PageName
  readonly input: TreeInput
}
const { Page } = await pages[name]()
await hydrate(Page, input)
