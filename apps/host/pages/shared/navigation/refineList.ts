/** Goes to the same list with other filters; the reader stays where the list is (STORY-03). */
export async function refineList(href: string): Promise<void> {
  const { navigate } = await import('vike/client/router')
  await navigate(href, { keepScrollPosition: true })
}
