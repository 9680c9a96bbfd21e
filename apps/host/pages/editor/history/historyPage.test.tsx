import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { EditorHistoryPage } from './EditorHistoryPage.tsx'
import { loadHistory } from './loadHistory.ts'

const entry = { kind: 'navigations', id: 'header' }
const version = { at: '2026-11-23T08:00:00.000Z', editor: 'Eva Müller', restoredFrom: null, hasContent: true }
const changes = [
  { kind: 'changed', path: 'items.1.title.de', block: null, before: 'Neues', after: 'Neuigkeiten' },
  { kind: 'added', path: 'items.2', block: null, before: null, after: 'Contact' },
  { kind: 'moved', path: 'items.0', block: null, before: null, after: null },
] as const
const history = {
  title: null,
  versions: [
    { ...version, number: 8, action: 'deleted', hasContent: false },
    { ...version, number: 7, action: 'saved' },
  ],
  opened: { ...version, number: 7, action: 'saved', changes },
}

it('shows the versions of an entry and the differences of one, with forms that restore', async () => {
  const html = await render('/en/editor/navigations/header/history?version=7&before=9', { version: 'v5' })
  expect(html).toContain('<h1')
  expect(html).toContain('(German)')
  for (const text of ['Neuigkeiten', 'Contact', 'Moved', 'Eva Müller']) expect(html).toContain(text)
  expect(html.match(/action="\/api\/editor\/navigations\/header\/restore"/g)).toHaveLength(1)
  expect(html).toContain('name="version" value="v5"')
  expect(html).toContain('href="/en/editor/navigations/header/history?before=7"')
})

it('creates a deleted entry again, and has no link to its form', async () => {
  const html = await render('/en/editor/navigations/header/history', null)
  expect(html).toContain('This entry was deleted.')
  expect(html).toContain('name="version" value=""')
  expect(html).not.toContain('href="/en/editor/navigations/header"')
})

it('says why a version was not restored', async () => {
  expect(await render('/en/editor/navigations/header/history?failed=refused', null)).toContain('Not restored:')
})

it('is not found for an entry that never existed', async () => {
  const none = { title: null, versions: [], opened: null }
  await expect(render('/en/editor/navigations/none/history', null, async () => none)).rejects.toBeDefined()
})

async function render(
  requestedPath: string,
  edited: object | null,
  fetchHistory: () => Promise<unknown> = vi.fn(async () => history),
): Promise<string> {
  const { locale, site } = testContext
  const request = createTestRequest({
    requestedPath,
    address: { locale, site },
    editing: { fetchEntry: async () => edited },
    history: { fetchHistory },
    signal: AbortSignal.timeout(1_000),
  })
  const intl = createIntl({
    locale: locale.language,
    language: locale.language,
    messages: await loadEditorCatalogue(locale.language),
  })
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorHistoryPage
        {...await loadHistory(request, entry)}
        editorName="Eva"
        signOut={{ action: '/api/editor-area-autentication/sign-out', fields: {} }}
      />
    </AppContextProvider>,
  )
}
