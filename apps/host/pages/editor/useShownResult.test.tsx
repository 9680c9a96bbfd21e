import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../features/shared/index.ts'
import { testContext } from '../../features/shared/testContext.ts'
import { stubDocument } from '../../features/shared/testDocument.ts'
import { EditorBoardPage } from './board/EditorBoardPage.tsx'
import { EditorTranslationsPage } from './translations/EditorTranslationsPage.tsx'

afterEach(() => void vi.unstubAllGlobals())

const shared = {
  editorName: null,
  signOut: { action: '', fields: {} },
  target: '',
  due: '',
  done: 'incomplete',
} as const
const pages: Readonly<Record<string, ReactNode>> = {
  board: (
    <EditorBoardPage
      {...shared}
      query={{ site: null, text: '', language: null, state: null, page: 1 }}
      sites={[]}
      siteId="main"
      languages={['de']}
      total={1}
      pageCount={1}
      counts={{ Translated: 0, InProgress: 1, MarkedForTranslation: 0, outdated: 0 }}
      pages={[{ id: 'about', path: '/about', title: 'About', overallState: null, isChosen: false, targets: [] }]}
    />
  ),
  page: (
    <EditorTranslationsPage
      {...shared}
      translations={{
        pageId: 'about',
        sourceLanguage: 'en',
        overallState: 'InProgress',
        targetLanguages: [
          {
            id: 'de',
            language: 'de',
            translationState: 'InProgress',
            outdated: false,
            exportedAt: null,
            importedAt: null,
            dueAt: null,
          },
        ],
      }}
      sourceChanges={[]}
      pageTitle="About"
      href="/en/about"
      openOnly={false}
    />
  ),
}

it.each(['board', 'page'])(
  'the %s of translations shows the error of a form until another is sent, such as a download (TRANS-07)',
  (name) => {
    const element = stubDocument()
    document.body.append(element)
    const root = createRoot(element)
    act(() => root.render(<AppContextProvider value={testContext}>{pages[name]}</AppContextProvider>))
    expect(element.querySelector('[role=alert]')).not.toBeNull()
    const form = element.querySelector('form[action="/api/translation/start"]')
    act(() => void form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })))
    expect(form?.isConnected).toBe(true)
    expect(element.querySelector('[role=alert]')).toBeNull()
    act(() => root.unmount())
  },
)
