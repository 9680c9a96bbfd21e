import { vi } from 'vitest'

/** Stubs the parts of `window` and `document` that navigation uses. */
export function stubBrowser(href = 'https://www.kudex.test/en/products') {
  const location = Object.assign(new URL(href), { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() })
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const history: { state: unknown } = { state: null }
  const scrollTo = vi.fn()
  const page = Object.assign(new EventTarget(), { location, sessionStorage, history, scrollTo })
  const body = new EventTarget()
  const removed: string[] = []
  const appended: FakeElement[] = []
  const document = Object.assign(new EventTarget(), {
    body,
    title: '',
    hidden: false,
    documentElement: { lang: '' },
    querySelector: () => null,
    createElement: (tag: string) => new FakeElement(tag),
    head: {
      querySelectorAll: (selector: string) => [{ remove: () => removed.push(selector) }],
      append: (...elements: FakeElement[]) => appended.push(...elements),
    },
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('Element', FakeElement)
  return { page, location, sessionStorage, history, scrollTo, document, body, removed, appended }
}

/** Records its attributes and text. */
export class FakeElement {
  readonly attributes: Record<string, string> = {}
  textContent: string | null = null
  readonly tag: string

  constructor(tag: string) {
    this.tag = tag
  }

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
}
