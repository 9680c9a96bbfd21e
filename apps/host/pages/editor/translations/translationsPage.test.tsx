import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import type { EditorTranslations } from '../editor.types.ts'
import { EditorTranslationsPage } from './EditorTranslationsPage.tsx'

// Times of a server must not differ from those of a browser that hydrates its page.
vi.stubEnv('TZ', 'Pacific/Kiritimati')
afterAll(() => void vi.unstubAllEnvs())

const dates = { exportedAt: null, importedAt: null, dueAt: null }
const targetLanguages = [
  { id: 'de', language: 'de', translationState: 'Translated', outdated: false, ...dates },
  {
    id: 'fr',
    language: 'fr',
    translationState: 'InProgress',
    outdated: true,
    ...dates,
    exportedAt: '2026-11-20T20:00:00.000Z',
    dueAt: '2026-12-04T23:59:59.000Z',
  },
] as const

it('shows due dates, the form for them, and what changed in the source (TRANS-01)', async () => {
  const html = await render({ openOnly: false })
  expect(html).toContain('4 Dec 2026')
  expect(html).toContain('20 Nov 2026, 20:00')
  expect(html).toContain('formAction="/api/translation/export"')
  expect(html).toContain('Old words')
  expect(html).toContain('New words')
  expect(html).toContain('href="/en/editor/translations/about?open=1"')
})

it('shows open languages only, and says why a download was refused', async () => {
  const html = await render({ openOnly: true, done: 'incomplete', target: 'fr', due: '2026-12-04' })
  expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(2)
  expect(html).toContain('Choose one language for a download.')
  expect(html).toMatch(/<option[^>]* value="fr"[^>]* selected/)
  expect(html).toMatch(/name="due"[^>]* value="2026-12-04"/)
})

it('says that no language is open after a start without effect (TRANS-01)', async () => {
  expect(await render({ done: 'none' })).toContain('No language is open.')
})

async function render(props: Partial<EditorTranslations>): Promise<string> {
  const intl = createIntl({ locale: 'en-GB', language: 'en', messages: await loadEditorCatalogue('en') })
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorTranslationsPage
        translations={{ pageId: 'about', sourceLanguage: 'en', overallState: 'InProgress', targetLanguages }}
        sourceChanges={[
          {
            languages: ['fr'],
            changes: [{ kind: 'changed', path: 'title.en', block: null, before: 'Old words', after: 'New words' }],
          },
        ]}
        pageTitle="About"
        href="/en/about"
        openOnly={false}
        target=""
        due=""
        done={null}
        editorName={null}
        signOut={{ action: '', fields: {} }}
        {...props}
      />
    </AppContextProvider>,
  )
}
