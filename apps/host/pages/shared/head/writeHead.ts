import type { HeadTag } from './head.types.ts'

/** What the head of a document must say for a page. */
export interface WrittenHead {
  readonly title: string
  /** Code of the locale: `de-CH`. */
  readonly lang: string
  readonly tags: readonly HeadTag[]
}

/** Makes the head that of another page, as if the server had sent it: what described the page before goes (ROUTE-54). */
export function writeHead({ title, lang, tags }: WrittenHead): void {
  document.title = title
  document.documentElement.lang = lang
  for (const element of document.head.querySelectorAll(describing)) element.remove()
  document.head.append(
    ...tags.map(({ tag, attributes, content }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      if (content !== undefined) element.textContent = content
      return element
    }),
  )
}

/** The elements that `describeHead` may write; scripts and styles of the build are none of them. */
const describing =
  'meta[name]:not([name="viewport"]),meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]'
