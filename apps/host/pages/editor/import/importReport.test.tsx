import { createProblem, xliffTakes, type XliffProblemCode } from '@kudex/domain/editing'
import { languageCodes } from '@kudex/domain/locales'
import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import type { RefusedImport } from '../../../request/formState.ts'
import { EditorImportPage } from './EditorImportPage.tsx'
import { formatImportProblem } from './formatImportProblem.ts'

const createEditorIntl = async (language: (typeof languageCodes)[number]) =>
  createIntl({ locale: language, language, messages: await loadEditorCatalogue(language) })

describe('the report about a file of translations', () => {
  it.each(languageCodes)('is in the language of the editor: %s (issue 15)', async (language) => {
    const intl = await createEditorIntl(language)
    for (const [code, takes] of Object.entries(xliffTakes)) {
      const names = [...takes.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      // A source language is named, as are target languages.
      const toValue = (name: string) => (name.startsWith('language') ? 'de' : name === 'count' ? 4711 : `<${name}>`)
      const parameters = Object.fromEntries(names.map((name) => [name, toValue(name)]))
      const problem = { path: 'units.u1', value: 'null', code: code as XliffProblemCode, parameters, takes: 'English' }
      const text = formatImportProblem(intl, problem)
      expect(text).not.toContain('English')
      expect(text.length, code).toBeGreaterThan(3)
      for (const name of names.filter((one) => one !== 'version' && !one.startsWith('language')))
        expect(text.replaceAll(/[\s.,\u00a0\u202f]/g, ''), code).toContain(String(toValue(name)))
      if (language !== 'en' && !takes.startsWith('{'))
        expect(text).not.toContain(createProblem('', null, code as XliffProblemCode, parameters).takes.slice(0, 20))
    }
  })

  it('names the place and what stands there', async () => {
    const intl = await createEditorIntl('de')
    const problems = [
      {
        path: 'files.about.trgLang',
        value: '"es"',
        takes: 'x',
        code: 'xliffTargetLanguage' as const,
        parameters: { languages: 'de, fr' },
      },
      { path: 'files.about.units.u1', value: 'null', takes: 'of a newer service' },
      { path: 'files.about.units.u2', value: '["b1","b2"]', takes: 'a list' },
      { path: 'files.about.units.u3', value: '"A long te…', takes: 'cut off' },
    ]
    const html = renderPage(intl, { failure: 'content', problems, total: 4 })
    expect(html).toContain('Die Seite wird in diese Sprachen übersetzt: Deutsch, Französisch. (In der Datei: es)')
    for (const text of ['files.about.trgLang', 'of a newer service']) expect(html).toContain(text)
    expect(html).toContain('a list (In der Datei: b1, b2)')
    expect(html).toContain('cut off (In der Datei: &quot;A long te…)')
    expect(html).not.toContain('lang="en"')
  })
})

it.each([
  ['none', 'Choose a file first.', true],
  ['tooLarge', 'The file is larger than 10 MB.', true],
  ['failed', 'The file could not be imported. Please try again later.', false],
] as const)('after %s, a summary says the reason and leads to its field', async (failure, reason, isOfField) => {
  const html = renderPage(await createEditorIntl('en'), { failure, problems: [], total: 0 })
  const summary = /<div role="alert" tabindex="-1".*?<\/div>/.exec(html)?.[0]
  expect(summary).toContain(isOfField ? 'Please check your entries' : 'The form could not be sent')
  expect(summary).toContain(reason)
  const fieldId = /href="#([^"]+)"/.exec(summary ?? '')?.[1]
  expect(fieldId !== undefined).toBe(isOfField)
  expect(/<input(?=[^>]*aria-invalid="true")[^>]* id="([^"]+)"/.exec(html)?.[1]).toBe(fieldId)
})

function renderPage(intl: Awaited<ReturnType<typeof createEditorIntl>>, refused: RefusedImport): string {
  return renderToString(
    <AppContextProvider value={{ ...testContext, intl }}>
      <EditorImportPage
        action="/de/editor/translation-import"
        imported={null}
        refused={refused}
        editorName="Eva"
        signOut={{ action: '/api/sign-out', fields: {} }}
      />
    </AppContextProvider>,
  )
}
