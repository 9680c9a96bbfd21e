import type { FieldSource } from '@kudex/domain/editing-forms'

/**
 * Marks each part of a draft with the field that it shows (`data-source`), for the form that frames the preview: the
 * parts of `main`, and within them the smallest elements that show a text or picture of a field. Runs in the browser,
 * so that the HTML of a preview equals that of the page. Does nothing if a part is missing.
 */
export function markSources(main: Element, parts: readonly (string | null)[], fields: readonly FieldSource[]): void {
  const roots = [...main.children]
  if (roots.length !== parts.length) return
  roots.forEach((root, index) => {
    const source = parts[index]
    if (!(root instanceof HTMLElement) || !source) return
    root.dataset['source'] = source
    const own = fields.filter(({ path }) => path.startsWith(`${source}.`))
    if (own.length > 0) markFields(root, own)
  })
}

function markFields(root: Element, fields: readonly FieldSource[]): void {
  const elements = indexElements(root)
  const pictures = [...root.querySelectorAll('img')]
  for (const { path, kind, texts } of fields) {
    const find = (text: string) =>
      kind === 'picture' ? takePicture(pictures, text) : elements.get(toPlain(text))?.shift()
    if (kind === 'document') for (const text of texts) mark(find(text), path)
    else mark(findFirst(texts, find), path)
  }
}

/** The smallest elements by their text, in the order of the document. */
function indexElements(root: Element): Map<string, Element[]> {
  const elements = new Map<string, Element[]>()
  for (const element of root.querySelectorAll('*')) {
    const text = toPlain(element.textContent ?? '')
    const isSmallest = ![...element.children].some((child) => toPlain(child.textContent ?? '') === text)
    if (text !== '' && isSmallest) elements.set(text, [...(elements.get(text) ?? []), element])
  }
  return elements
}

/**
 * Finds a picture by its address, which contains its name. Marks its figure if it has one, since a video may cover the
 * picture.
 */
function takePicture(pictures: Element[], name: string): Element | undefined {
  const index = pictures.findIndex((picture) => picture.getAttribute('src')?.includes(`/${name}-`))
  const [picture] = index === -1 ? [] : pictures.splice(index, 1)
  return picture?.closest('figure') ?? picture
}

function findFirst(texts: readonly string[], find: (text: string) => Element | undefined): Element | undefined {
  for (const text of texts) {
    const element = find(text)
    if (element) return element
  }
  return undefined
}

function mark(element: Element | undefined, path: string): void {
  if (element instanceof HTMLElement) element.dataset['source'] = path
}

function toPlain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
