import type { HeadTag } from './head.types.ts'

export interface WrittenHead {
  readonly title: string
  /** Code of the locale: `de-CH`. */
  readonly lang: string
  readonly tags: readonly HeadTag[]
}

/** Replaces the head elements of the previous page with those of the new one, as after a reload (ROUTE-54). */
export function writeHead({ title, lang, tags }: WrittenHead): void {
  document.title = title
  // Browsers style the whole document again, even for the same value.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
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

/** Selects the elements that `describeHead` creates, not those of the build. */
const describing =
  'meta[name]:not([name="viewport"]),meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]'
