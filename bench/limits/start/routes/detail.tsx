import { Page } from '@kudex/host/pages/products/item/+Page.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { fetchTreeInput } from '../fetchTreeInput.ts'
import { PageRoot } from '../PageRoot.tsx'

export const Route = createFileRoute('/detail')({
  loader: () => fetchTreeInput({ data: 'detail' }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.data.head.title }] }),
  component: () => <PageRoot Page={Page} input={Route.useLoaderData()} />,
})
