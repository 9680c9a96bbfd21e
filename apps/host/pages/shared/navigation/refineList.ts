/** Navigates to the list with other filters and keeps the scroll position (STORY-03). */
export async function refineList(href: string): Promise<void> {
  const { navigate } = await import('vike/client/router')
  await navigate(href, { keepScrollPosition: true })
}
