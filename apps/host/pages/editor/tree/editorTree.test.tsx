import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { EditorTreePanel } from './EditorTreePanel.tsx'

it('keeps site and stage when a search is reset (EDITOR-07)', async () => {
  const intl = createIntl({ locale: 'en-GB', language: 'en', messages: await loadEditorCatalogue('en') })
  const html = renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorTreePanel
        editorName={null}
        signOut={{ action: '', fields: {} }}
        stage="DRAFT"
        siteId="strivona"
        sites={[{ id: 'strivona', name: 'Strivona' }]}
        text="press"
        total={0}
        nextOffset={null}
        countriesWithoutHome={[]}
        entries={[]}
      />
    </AppContextProvider>,
  )
  expect(html).toContain('href="/en/editor?site=strivona&amp;stage=DRAFT"')
})
