import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDocument } from '../../shared/testDocument.ts'
import { changeAndSaveMenu } from '../testMenuForm.tsx'

let root: Root
let element: HTMLElement
/** Ids of the elements that got the focus. */
let focused: string[]
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  element = stubDocument()
  document.body.append(element)
  vi.stubGlobal('fetch', fetch)
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  // The document of the tests has no layout.
  window.focus = vi.fn<() => void>()
  window.HTMLElement.prototype.scrollIntoView = vi.fn<() => void>()
  focused = []
  window.HTMLElement.prototype.focus = function () {
    focused.push(this.id)
  }
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('shows the problem of a menu item at the item, and moves there (issue 15)', async () => {
  const item = { id: 'a', title: 'Deep', countries: [], items: [], sections: [] }
  const problem = { path: 'items.0', code: 'tooDeep', parameters: { count: 3 }, takes: 'an item at most 3 levels deep' }
  fetch.mockResolvedValue(Response.json({ problems: [problem] }, { status: 422 }))
  await changeAndSaveMenu(root, element, [item])
  const error = element.querySelector('fieldset[id="field.items.0"]')?.getAttribute('aria-describedby') ?? ''
  expect(error).not.toBe('')
  expect(element.querySelector(`[id="${error}"]`)?.textContent).toContain('A menu has at most')
  expect(focused).toContain('field.items.0.title')
})
