import type { PageComponent } from '@kudex/host/pages/shared/layout/createPage.tsx'
import type { TreeInput } from '../capture.ts'
import { hydrate } from '../hydrate.tsx'

/** Hydrates the page. */
export async function onRenderClient(pageContext: {
  readonly Page: PageComponent
  readonly data: TreeInput
}): Promise<void> {
  await hydrate(pageContext.Page, pageContext.data)
}
