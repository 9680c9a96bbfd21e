import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import type { EditorTree } from '../editor.types.ts'
import { EditorTreePanel } from './EditorTreePanel.tsx'

it('keeps site and stage when a search is reset (EDITOR-07)', async () => {
  expect(await render({ text: 'press' })).toContain('href="/en/editor?site=strivona&amp;stage=DRAFT"')
})

it('says which countries have a page (EDITOR-07)', async () => {
  const page = {
    title: 'Home',
    lang: null,
    href: '/en-us',
    path: '/',
    isHidden: false,
    state: 'published' as const,
    pages: [],
  }
  const entries = [{ ...page, id: 'home-us', countries: ['United States', 'Mexico'] }] as const
  expect(await render({ entries })).toContain('/ (United States, Mexico)')
})

async function render(props: Partial<EditorTree>): Promise<string> {
  const intl = createIntl({ locale: 'en-GB', language: 'en', messages: await loadEditorCatalogue('en') })
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorTreePanel
        editorName={null}
        signOut={{ action: '', fields: {} }}
        stage="DRAFT"
        siteId="strivona"
        sites={[{ id: 'strivona', name: 'Strivona' }]}
        text=""
        total={0}
        nextOffset={null}
        countriesWithoutHome={[]}
        entries={[]}
        {...props}
      />
    </AppContextProvider>,
  )
}
