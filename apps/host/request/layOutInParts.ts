/** Parts of a page that are often below the first view. */
export const lowerParts = 'main>section,footer'

/**
 * From now on the browser lays out only those parts that are in view. The returned function lays out the others, each in
 * a task of its own, so that tasks are short; the page is then as without this. For pages that start at their top:
 * restoring a scroll position needs the height of all parts. Also sent as text (`server/pages/scripts/`), so it must not
 * refer to anything outside of it.
 */
export function layOutInParts(parts: string): () => Promise<void> {
  const styles = new CSSStyleSheet()
  // The height only keeps the scroll bar near its final size.
  styles.replaceSync(`${parts}{content-visibility:auto;contain-intrinsic-size:auto 700px}`)
  document.adoptedStyleSheets = [styles]
  return async () => {
    const elements = [...document.querySelectorAll<HTMLElement>(parts)]
    for (const element of elements) {
      element.style.contentVisibility = 'visible'
      // Lays it out in this task.
      element.getBoundingClientRect()
      await new Promise((resolve) => setTimeout(resolve))
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles)
    for (const { style } of elements) style.contentVisibility = ''
  }
}
