import { describeForm } from '@kudex/domain/editing-forms'
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
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('shows a required choice that is not made as none, not as the first one', async () => {
  await open({ contactIds: [''] })
  const options = [...element.querySelectorAll('[name="contactIds.0"] option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['None', 'Vera Moser', 'Karl Frei'])
  await open({ contactIds: ['karl'] })
  expect(element.querySelectorAll('[name="contactIds.0"] option')).toHaveLength(2)
})

it('limits years to four digits, which is what times can be written with', async () => {
  await open({ publicationDate: '2026-12-01T08:00:00.000Z' })
  expect(element.querySelector('[name="publicationDate"]')?.getAttribute('max')).toBe('9999-12-31T23:59')
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

async function open(value: Readonly<Record<string, unknown>>) {
  const storyContact = [
    { value: 'vera', text: 'Vera Moser' },
    { value: 'karl', text: 'Karl Frei' },
  ]
  const form = (
    <AppContextProvider value={testContext}>
      <RecordEditor
        key={JSON.stringify(value)}
        kind="stories"
        id="a-story"
        version="v1"
        value={value}
        fields={describeForm('stories')}
        editor=""
        choices={{ siteId: '', addressStart: '', pages: [], countries: [], sites: [], references: { storyContact } }}
      />
    </AppContextProvider>
  )
  await act(async () => root.render(form))
}
