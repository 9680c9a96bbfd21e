import { Page } from '@kudex/host/pages/products/list/+Page.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { fetchTreeInput } from '../fetchTreeInput.ts'
import { PageRoot } from '../PageRoot.tsx'

export const Route = createFileRoute('/list')({
  loader: () => fetchTreeInput({ data: 'list' }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.data.head.title }] }),
  component: () => <PageRoot Page={Page} input={Route.useLoaderData()} />,
})
