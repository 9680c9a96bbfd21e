import { resolveBrandIcon } from './resolveBrandIcon.ts'
import { escapeAttribute } from './escapeAttribute.ts'
import type { HeadTag } from './head.types.ts'

/** What the head consists of; `preloads` are links as HTML. */
interface HeadContent {
  readonly title: string
  readonly tags: readonly HeadTag[]
  readonly brand: string
  readonly preloads: string
}

/** The head of the document as HTML (PAGE-06). */
export function renderHead({ title, tags, brand, preloads }: HeadContent): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // After the viewport, which decides on the size of a picture.
    preloads,
    `<title>${escapeAttribute(title)}</title>`,
    `<link rel="icon" href="${escapeAttribute(resolveBrandIcon(brand))}" type="image/svg+xml">`,
    ...tags.map(renderTag),
  ].join('')
}

function renderTag({ tag, attributes, content }: HeadTag): string {
  const start = Object.entries(attributes).reduce(
    (text, [name, value]) => `${text} ${name}="${escapeAttribute(value)}"`,
    `<${tag}`,
  )
  // The first `</` would end the script element.
  return tag === 'script' ? `${start}>${(content ?? '').replaceAll('<', String.raw`\u003c`)}</script>` : `${start}>`
}
