/**
 * Runs inline before the content of a public page: a visit that starts at the top is painted as soon as the first view
 * is laid out. Pages that are reloaded or returned to, and addresses with a fragment, need the position of a part at
 * once. The function is sent as text, so it must not refer to anything outside of it.
 */
export function layOutFirstView(layOutInParts: (parts: string) => () => Promise<void>, parts: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash !== '') return
  const layOutRest = layOutInParts(parts)
  // With the fonts of the first view: they would make the browser lay out the parts again.
  addEventListener('load', () => void document.fonts.ready.then(layOutRest))
}
