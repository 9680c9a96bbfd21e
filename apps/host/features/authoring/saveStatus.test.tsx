import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDocument } from '../shared/testDocument.ts'
import { changeAndSaveMenu } from './testMenuForm.tsx'

let root: Root
let element: HTMLElement
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  element = stubDocument()
  document.body.append(element)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it.each([
  ['the session has ended', 401, 'Not saved: you are no longer logged in'],
  ['the service fails', 503, 'Not saved: the content service does not respond'],
  ['the service refuses the entry', 400, 'Not saved: the content service cannot store this entry'],
])('announces once that nothing was saved because %s', async (_, status, text) => {
  await save(status)
  const [message, ...others] = [...element.querySelectorAll('[role]')].filter((region) =>
    region.textContent.includes(text),
  )
  expect([message?.getAttribute('role'), others]).toEqual(['status', []])
})

it('leads to the sign-in in another tab when the session has ended (EDITOR-01)', async () => {
  await save(401)
  const link = element.querySelector('a[target=_blank]')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/en/editor', 'Log in to the editor area'])
})

async function save(status: number) {
  fetch.mockResolvedValue(Response.json({}, { status }))
  await changeAndSaveMenu(root, element, [])
}
