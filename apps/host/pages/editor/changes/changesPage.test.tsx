import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { EditorChangesPage } from './EditorChangesPage.tsx'
import { loadChanges } from './loadChanges.ts'

const change = { number: 2, at: '2026-11-23T08:00:00.000Z', restoredFrom: null, isDeleted: false }
const list = {
  total: 51,
  editors: ['Eva Müller', 'Max'],
  changes: [
    { ...change, kind: 'pages', id: 'kudex-about', action: 'published', editor: 'Eva Müller', title: 'About us' },
    { ...change, kind: 'redirects', id: 'old', action: 'deleted', editor: null, title: '/old', isDeleted: true },
    { ...change, kind: 'sites', id: 'kudex', action: 'saved', editor: 'Max', title: 'Kudex' },
  ],
}

it('shows who did what and when, with links to the forms, and to the history of what was deleted', async () => {
  const html = await render('/en/editor/changes')
  expect(html).toContain('Eva Müller')
  expect(html).toContain('Without a name')
  expect(html).toContain('23 Nov 2026, 08:00')
  expect(html).toMatch(/<a [^>]*href="\/en\/editor\/pages\/kudex-about"[^>]*>About us</)
  expect(html).toMatch(/<a [^>]*href="\/en\/editor\/pages\/kudex-about\/history\?version=2"[^>]*>Published</)
  expect(html).toMatch(/<a [^>]*href="\/en\/editor\/redirects\/old\/history"[^>]*>\/old</)
  // Sites have no form.
  expect(html).not.toContain('/editor/sites/')
})

it('asks the service for what the address filters, both days included, and links to the second part', async () => {
  const fetchChanges = vi.fn(async () => list)
  const query = 'kind=pages&editor=Eva+M%C3%BCller&from=2026-11-01&to=2026-11-23'
  const html = await render(`/en/editor/changes?${query}`, fetchChanges)
  expect(fetchChanges).toHaveBeenCalledWith(
    {
      kind: 'pages',
      editor: 'Eva Müller',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-24T00:00:00.000Z',
      offset: 0,
      language: 'en',
    },
    expect.anything(),
  )
  expect(html).toContain(`?${query.replaceAll('&', '&amp;')}&amp;page=2`)
  expect(html).toContain('Show all changes')
})

it('says that nothing was changed, or that no change matches', async () => {
  const fetchNone = async () => ({ total: 0, editors: [], changes: [] })
  expect(await render('/en/editor/changes', fetchNone)).toContain('Nothing has been changed yet.')
  expect(await render('/en/editor/changes?kind=stories', fetchNone)).toContain('No change matches the filters.')
})

async function render(requestedPath: string, fetchChanges: () => Promise<unknown> = async () => list): Promise<string> {
  const { locale, site } = testContext
  const request = createTestRequest({
    requestedPath,
    address: { locale, site },
    history: { fetchChanges },
    signal: AbortSignal.timeout(1_000),
  })
  const intl = createIntl({
    locale: 'en-GB',
    language: locale.language,
    messages: await loadEditorCatalogue(locale.language),
  })
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorChangesPage
        {...await loadChanges(request)}
        editorName="Eva"
        signOut={{ action: '/api/editor-area-autentication/sign-out', fields: {} }}
      />
    </AppContextProvider>,
  )
}
