import { describeForm, type RecordKind } from '@kudex/domain/editing-forms'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../shared/index.ts'
import { testContext } from '../../shared/testContext.ts'
import { stubDocument } from '../../shared/testDocument.ts'
import { RecordEditor } from '../RecordEditor.tsx'
import { toFileChange } from './MediaField.tsx'

let root: Root
let element: HTMLElement

beforeEach(() => {
  element = stubDocument()
  document.body.append(element)
  // React was loaded without a document: it detects typing with methods that this document does not have.
  Object.assign(window.HTMLElement.prototype, { attachEvent: () => {}, detachEvent: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('shows a required choice that is not made as none, not as the first one', async () => {
  await open({ contactIds: [''] })
  const options = [...element.querySelectorAll('[name="contactIds.0"] option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['None', 'Vera Moser', 'Karl Frei'])
  await open({ contactIds: ['karl'] })
  expect(element.querySelectorAll('[name="contactIds.0"] option')).toHaveLength(2)
})

it('names an entry of a list of single values once', async () => {
  await open({ contactIds: ['karl'] })
  const list = element.querySelector('[data-group="contactIds"]')
  expect(list?.textContent.match(/Contacts 1/g)).toHaveLength(1)
})

it('limits years to four digits, which is what times can be written with', async () => {
  await open({ publicationDate: '2026-12-01T08:00:00.000Z' })
  expect(element.querySelector('[name="publicationDate"]')?.getAttribute('max')).toBe('9999-12-31T23:59')
})

it.each(['47.0', '-0', '-0.0', '1.50'])('leaves a number as it is while it is typed: %s', async (text) => {
  await open({ videoDuration: 3 })
  expect(await type('videoDuration', text)).toBe(text)
})

it('takes the first digits of a year without changing the time', async () => {
  vi.stubEnv('TZ', 'Europe/Zurich')
  await open({ publicationDate: '2026-12-01T08:00:00.000Z' })
  for (const year of ['0002', '0020', '0202', '2027']) {
    expect(await type('publicationDate', `${year}-03-05T10:00`)).toBe(`${year}-03-05T10:00`)
  }
})

it('keeps the fields of a new entry open while its title is typed', async () => {
  await open({ items: [{ id: 'a', title: 'Machines' }] }, 'navigations')
  await act(async () => element.querySelector<HTMLElement>('[data-add="items"]')?.click())
  await type('items.1.title', 'S')
  const entries = [...element.querySelectorAll('details')]
  expect(entries.map((entry) => entry.hasAttribute('open'))).toEqual([false, true])
})

it('stores the media type of a chosen film beside the address of a video block, and only there', () => {
  const film = { key: 'film-1', contentType: 'video/mp4' }
  const value = { blocks: [{ kind: 'video', title: 'Film' }], videoUrl: null }
  expect(toFileChange(value, ['blocks', '0', 'url'], film)).toEqual([
    ['blocks', '0'],
    { kind: 'video', title: 'Film', url: '/file/film-1', mediaType: 'video/mp4' },
  ])
  expect(toFileChange(value, ['videoUrl'], film)).toEqual([['videoUrl'], '/file/film-1'])
})

/** Types a text in an input; returns the text that it then has. */
async function type(name: string, text: string) {
  const input = element.querySelector<HTMLInputElement>(`[name="${name}"]`)
  await act(async () => {
    input?.dispatchEvent(new window.Event('focusin', { bubbles: true }))
    // React does not notice texts that are assigned to `value`.
    input?.setAttribute('value', text)
    input?.dispatchEvent(new window.Event('keyup', { bubbles: true }))
  })
  return input?.value
}

async function open(value: Readonly<Record<string, unknown>>, kind: RecordKind = 'stories') {
  const storyContact = [
    { value: 'vera', text: 'Vera Moser' },
    { value: 'karl', text: 'Karl Frei' },
  ]
  const form = (
    <AppContextProvider value={testContext}>
      <RecordEditor
        key={JSON.stringify(value)}
        kind={kind}
        id="a-story"
        version="v1"
        value={value}
        fields={describeForm(kind)}
        editor=""
        choices={{ siteId: '', addressStart: '', pages: [], countries: [], sites: [], references: { storyContact } }}
      />
    </AppContextProvider>
  )
  await act(async () => root.render(form))
}
