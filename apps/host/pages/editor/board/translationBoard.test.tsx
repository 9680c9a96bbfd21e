import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { EditorBoardPage } from './EditorBoardPage.tsx'
import { loadTranslationBoard } from './loadTranslationBoard.ts'

const board = {
  total: 51,
  counts: [
    { language: 'fr', state: 'InProgress', outdated: true, count: 3 },
    { language: 'de', state: 'Translated', outdated: false, count: 48 },
  ],
  pages: [
    {
      id: 'kudex-about',
      path: '/about',
      title: 'About us',
      overallState: 'InProgress',
      targets: [
        { language: 'de', translationState: 'Translated', outdated: false, dueAt: null },
        { language: 'fr', translationState: 'InProgress', outdated: true, dueAt: '2020-12-04T23:59:59.000Z' },
      ],
    },
  ],
}

it('shows the pages of a site by language, with counts, due dates and a form without script (TRANS-01)', async () => {
  const html = await render('/en/editor/translations')
  expect(html).toContain('About us')
  expect(html.replaceAll('<!-- -->', '')).toContain('Dec 4')
  for (const mark of ['Translated', 'In progress', 'Source has changed', 'Overdue']) {
    expect(html).toContain(`aria-label="${mark}"`)
  }
  expect(html).toMatch(/<form [^>]*action="\/api\/translation\/start"[^>]* method="post"/)
  expect(html).toContain('formAction="/api/translation/export"')
  expect(html).toContain('value="kudex-about"')
})

it('asks the service for what the address filters, and links to the second part', async () => {
  const fetchTranslationBoard = vi.fn(async () => board)
  const html = await render('/en/editor/translations?q=about&language=fr&state=outdated', fetchTranslationBoard)
  expect(fetchTranslationBoard).toHaveBeenCalledWith(
    { siteId: 'main', text: 'about', language: 'fr', state: null, outdated: true, first: 50, offset: 0 },
    expect.objectContaining({ stage: 'DRAFT' }),
  )
  expect(html).toContain('state=outdated&amp;page=2')
})

it('says what a sent form lacked, and keeps what was chosen', async () => {
  const html = await render('/en/editor/translations?done=incomplete&chosen=kudex-about&target=fr&due=2026-12-04')
  expect(html).toContain('Choose pages')
  expect(html).toMatch(
    /<input[^>]*name="page"[^>]*checked=""[^>]*value="kudex-about"|<input(?=[^>]*value="kudex-about")[^>]*checked=""/,
  )
  expect(html).toMatch(/<option value="fr" selected=""/)
  expect(html).toContain('value="2026-12-04"')
})

it('says that no language of the chosen pages is open (TRANS-01)', async () => {
  expect(await render('/en/editor/translations?done=none')).toContain('No language is open.')
})

async function render(requestedPath: string, fetchTranslationBoard = async () => board): Promise<string> {
  const { locale, site } = testContext
  const request = createTestRequest({
    requestedPath,
    address: { locale, site },
    system: testSystem,
    content: { fetchTranslationBoard },
  })
  const data = await loadTranslationBoard(request)
  const intl = createIntl({ locale: 'en', language: 'en', messages: await loadEditorCatalogue('en') })
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorBoardPage {...data} editorName={null} signOut={{ action: '', fields: {} }} />
    </AppContextProvider>,
  )
}
