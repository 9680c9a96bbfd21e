/**
 * Asks the host for what a page of ours is given, without the page: `{page}/_payload.json` (API-06). The props are the
 * page's own; throws when they are not answered.
 */
export async function fetchPageProps<Props>(path: string, query: string, signal: AbortSignal): Promise<Props> {
  const response = await fetch(`${path}/_payload.json${query}`, { signal })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  const { data } = (await response.json()) as { readonly data?: { readonly props: Props } }
  if (!data) throw new Error(`${path} answers without data`)
  return data.props
}
