import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { stubDocument } from '../../../features/shared/testDocument.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadNewPage } from './loadNewPage.ts'
import { NewPageForm } from './NewPageForm.tsx'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a page without a title', 'title=&problem=title', 'Enter a title.', 'title'],
  [
    'an address that a page has',
    'url=/about&problem=takenByPage&page=about',
    'Another page has this address already: Who we are',
    'url',
  ],
  [
    'an address that is reserved',
    'url=/api/x&problem=reservedAddress',
    'Addresses that begin with /api have another meaning. Choose another one.',
    'url',
  ],
  [
    'an address that cannot be one',
    'url=/A b&problem=pageAddress',
    'Enter a path, such as /about/history: lowercase letters from a to z, digits and hyphens.',
    'url',
  ],
  ['a failure', 'problem=failed', 'Something went wrong. Please try again later.', undefined],
])('after %s, a summary says the reason and leads to its field', async (_, query, reason, field) => {
  const { form, unmount } = await renderForm(query)
  const summary = form.querySelector('[role=alert]')
  expect(summary?.textContent).toContain(reason)
  expect(summary?.textContent).toContain(field ? 'Please check your entries' : 'The form could not be sent')
  const id = summary?.querySelector('a')?.getAttribute('href')?.slice(1)
  const [invalid] = form.querySelectorAll('[aria-invalid=true]')
  expect([invalid?.getAttribute('name') ?? undefined, invalid?.id]).toEqual([field, id])
  unmount()
})

async function renderForm(query: string) {
  const request = createTestRequest({
    requestedPath: `/en/editor/pages/new?${query}`,
    address: { locale: { code: 'en', language: 'en', country: 'ALL' }, site: { id: 'kudex' } },
    system: { sites: [], countries: [], languages: [] },
    content: { fetchPage: async () => ({ title: 'Who we are' }) },
  })
  const props = await loadNewPage(request)
  const form = stubDocument()
  document.body.append(form)
  const root = createRoot(form)
  act(() =>
    root.render(
      <AppContextProvider value={testContext}>
        <NewPageForm editorName={null} signOut={{ action: '', fields: {} }} {...props} />
      </AppContextProvider>,
    ),
  )
  return { form, unmount: () => act(() => root.unmount()) }
}
