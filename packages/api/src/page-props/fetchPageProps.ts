/** Fetches the props of a page of this site from `{page}/_payload.json` (API-06). Throws if the request fails or takes longer than 15 s. */
export async function fetchPageProps<Props>(path: string, query: string, signal: AbortSignal): Promise<Props> {
  const response = await fetch(`${path}/_payload.json${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  const { data } = (await response.json()) as { readonly data?: { readonly props: Props } }
  if (!data) throw new Error(`${path} answers without data`)
  return data.props
}
