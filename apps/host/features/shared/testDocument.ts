import { parseHTML } from 'linkedom'
import { vi } from 'vitest'

/** Stubs `window` and `document`, so that a test can mount components; returns the element to mount them in. */
export function stubDocument(): HTMLElement {
  const { window, document } = parseHTML('<html><body></body></html>')
  for (const [name, value] of Object.entries({ window, document, IS_REACT_ACT_ENVIRONMENT: true })) {
    vi.stubGlobal(name, value)
  }
  return document.createElement('div')
}
