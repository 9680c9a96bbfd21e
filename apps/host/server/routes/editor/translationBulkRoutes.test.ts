import type { PageTranslations, TranslationClient } from '@kudex/api/content'
import type { TranslationState } from '@kudex/domain/translations'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { createTranslationBulkRoutes } from './translationBulkRoutes.ts'

const toTranslations = (translationState: TranslationState): PageTranslations => ({
  pageId: 'about',
  sourceLanguage: 'en',
  overallState: translationState,
  targetLanguages: [
    {
      id: 'about:de',
      language: 'de',
      translationState,
      exportedAt: null,
      importedAt: null,
      dueAt: null,
      outdated: false,
    },
  ],
})
const translated = toTranslations('Translated')
const started = toTranslations('InProgress')
const path = '/en-gb/editor/translations?state=outdated'

function setUp({ isSameOrigin = true, isKnown = true } = {}) {
  const translations = {
    fetchTranslations: vi.fn(async () => translated),
    fetchSourceChanges: vi.fn(async () => []),
    changeTranslations: vi.fn(async () => translated),
    startTranslations: vi.fn<TranslationClient['startTranslations']>(async () =>
      isKnown ? [translated, started] : null,
    ),
    importTranslations: vi.fn(async () => ({ kind: 'imported' as const, pages: [] })),
    exportTranslations: vi.fn(async () => '<xliff/>'),
  }
  const app = new Hono<HostEnv>()
  app.use(async (c, next) => {
    c.set('isSameOrigin', isSameOrigin)
    await next()
  })
  app.route('/', createTranslationBulkRoutes({ translations }))
  const send = (action: string, fields: readonly (readonly [string, string])[]) =>
    app.request(`/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    })
  return { translations, send }
}

describe('the form of the translation board', () => {
  it('starts the translation of each chosen page until the due date (TRANS-07)', async () => {
    const { translations, send } = setUp()
    const response = await send('start', [
      ['page', 'about'],
      ['page', 'news'],
      ['language', 'de'],
      ['due', '2026-12-04'],
      ['path', path],
    ])
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}&done=start`)
    expect(translations.startTranslations.mock.calls[0]?.[0]).toEqual({
      pages: ['about', 'news'],
      languages: ['de'],
      dueAt: '2026-12-04T23:59:59Z',
    })
  })

  it('says that no language is open if nothing was started (TRANS-01, TRANS-07)', async () => {
    const { translations, send } = setUp()
    translations.startTranslations.mockResolvedValueOnce([translated])
    const response = await send('start', [
      ['page', 'about'],
      ['path', path],
    ])
    expect(response.headers.get('location')).toBe(`${path}&done=none&chosen=about`)
  })

  it('downloads the texts of the chosen pages as XLIFF', async () => {
    const { translations, send } = setUp()
    const response = await send('export', [
      ['page', 'about'],
      ['language', 'de'],
      ['path', path],
    ])
    expect(await response.text()).toBe('<xliff/>')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pages-de.xlf"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(translations.exportTranslations).toHaveBeenCalledOnce()
  })

  it('says what is missing, and what the service refused, and keeps what was chosen', async () => {
    const { translations, send } = setUp({ isKnown: false })
    const noPages = await send('start', [['path', path]])
    expect(noPages.headers.get('location')).toBe(`${path}&done=incomplete`)
    const noLanguage = await send('export', [
      ['page', 'about'],
      ['page', 'news'],
      ['due', '2026-12-04'],
      ['path', path],
    ])
    expect(noLanguage.headers.get('location')).toBe(`${path}&done=incomplete&chosen=about&chosen=news&due=2026-12-04`)
    expect(translations.exportTranslations).not.toHaveBeenCalled()
    const refused = await send('start', [
      ['page', 'about'],
      ['due', '2026-02-30'],
      ['language', 'de'],
      ['path', path],
    ])
    expect(refused.headers.get('location')).toBe(`${path}&done=refused&chosen=about&target=de`)
  })

  it('takes forms of our own pages only, and redirects to our own pages only', async () => {
    const foreign = setUp({ isSameOrigin: false })
    const fields = [
      ['page', 'about'],
      ['path', path],
    ] as const
    expect((await foreign.send('start', fields)).status).toBe(403)
    expect(foreign.translations.startTranslations).not.toHaveBeenCalled()
    const { send } = setUp()
    for (const away of ['//evil.test/', 'https://evil.test/', '']) {
      expect(
        (
          await send('start', [
            ['page', 'about'],
            ['path', away],
          ])
        ).status,
      ).toBe(400)
    }
  })
})
