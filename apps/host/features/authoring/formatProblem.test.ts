import { problemTakes } from '@kudex/domain/editing'
import { languageCodes } from '@kudex/domain/locales'
import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl, type IntlShape } from '@kudex/intl/messages'
import { describe, expect, it } from 'vitest'
import { formatProblem } from './formatProblem.ts'

async function createEditorIntl(language: (typeof languageCodes)[number]): Promise<IntlShape> {
  return createIntl({ locale: language, language, messages: await loadEditorCatalogue(language) })
}

describe('the errors of forms for editors', () => {
  it.each(languageCodes)('are in the language of the editor, with their values: %s', async (language) => {
    const intl = await createEditorIntl(language)
    for (const [code, takes] of Object.entries(problemTakes)) {
      const names = [...takes.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name && name !== 'country' ? [name] : []))
      const parameters = Object.fromEntries([...names.map((name) => [name, 4711]), ['country', 'CH']])
      const problem = { path: 'url', takes, code: code as keyof typeof problemTakes, parameters }
      const text = formatProblem(intl, 'value', problem)
      expect(text).not.toBe('')
      if (language !== 'en') expect(text).not.toContain(takes)
      if (names.length > 0) expect(text.replaceAll(/\D/g, '')).toContain('4711')
    }
  })

  it('ask for a value where there is none', async () => {
    const problem = { path: 'title', takes: 'a text', code: 'text' } as const
    expect(formatProblem(await createEditorIntl('de'), { en: ' '.trim() }, problem)).toBe('Füllen Sie dieses Feld aus.')
  })

  it('name the redirect that has an address already by that address', async () => {
    const parameters = { redirect: 'redirects-1a2b3c4d', address: '/old' }
    const problem = { path: 'previousUrl', takes: '', code: 'takenByRedirect', parameters } as const
    expect(formatProblem(await createEditorIntl('en'), '/old/', problem)).toBe(
      'Another redirect has this address already: /old',
    )
  })

  it('are as the service describes them if it has no code for them', async () => {
    const problem = { path: 'url', takes: 'something new', code: 'unheardOf' as 'slug' }
    expect(formatProblem(await createEditorIntl('en'), 'value', problem)).toContain('something new')
  })
})
