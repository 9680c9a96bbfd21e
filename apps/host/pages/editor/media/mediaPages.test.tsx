import { pictureSizeLimit, uploadSizeLimit } from '@kudex/domain/limits'
import type { MediaItem } from '@kudex/api/content'
import { loadEditorCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { EditorMediaItemPage } from './EditorMediaItemPage.tsx'
import { EditorMediaPage } from './EditorMediaPage.tsx'
import { loadMedia, loadMediaItem } from './loadMedia.ts'

const area = { editorName: 'Eva', signOut: { action: '/api/sign-out', fields: {} } }
const use = { kind: 'pages', id: 'about', title: 'Who we are', isPublished: true }
const picture: MediaItem = {
  id: 'hall',
  version: 'v1',
  value: {},
  picture: { imageId: 'hall-0a', width: 1600, height: 900 },
  languages: {},
  uses: [use, { kind: 'story-contacts', id: 'mia', title: 'Mia Vogt', isPublished: true }],
}
const version = { filename: 'Prices.pdf', contentType: 'application/pdf', size: 2_048 }
const file: MediaItem = {
  ...picture,
  id: 'prices',
  picture: null,
  languages: { de: { ...version, filename: 'Preise.pdf' }, en: version },
  uses: [{ ...use, isPublished: false }],
}
const film: MediaItem = { ...file, id: 'film', uses: [{ ...use, kind: 'products', id: 'cs-240', title: 'CS 240' }] }

it('lists pictures with links to their pages, and takes a new one without script (issue 15)', async () => {
  const items = [{ name: 'hall', imageId: 'hall-0a', width: 1600, height: 900 }]
  const request = createRequest('/en/editor/pictures?q=hall', { listMedia: async () => ({ total: 80, items }) })
  const html = await render(<EditorMediaPage {...area} {...await loadMedia(request, 'pictures')} />)
  expect(html).toContain('href="/en/editor/pictures/hall"')
  expect(html).toContain('/images/gallery/hall-0a.webp')
  expect(html).toContain('action="/api/editor/media/form?path=%2Fen%2Feditor%2Fpictures"')
  expect(html).toContain('encType="multipart/form-data"')
  expect(html).toContain('q=hall&amp;offset=1')
  expect(html).toContain('aria-current="page"')
  expect(html).not.toContain('style=')
})

it('says how large a new file may be (CONST-03)', async () => {
  const request = createRequest('/en/editor/files', { listMedia: async () => ({ total: 0, items: [] }) })
  const html = await render(<EditorMediaPage {...area} {...await loadMedia(request, 'files')} />)
  expect(html).toContain(`up to ${uploadSizeLimit / 1024 / 1024} MB`)
})

it('says how large a new picture may be', async () => {
  const request = createRequest('/en/editor/pictures', { listMedia: async () => ({ total: 0, items: [] }) })
  const html = await render(<EditorMediaPage {...area} {...await loadMedia(request, 'pictures')} />)
  expect(html).toContain(`up to ${pictureSizeLimit / 1024 / 1024} MB`)
})

it('asks for the language of a new file, at first that of the editor', async () => {
  const listMedia = async () => ({ total: 0, items: [] })
  for (const [kind, isAsked] of [
    ['files', true],
    ['pictures', false],
  ] as const) {
    const request = createRequest(`/en/editor/${kind}`, { listMedia })
    const html = await render(<EditorMediaPage {...area} {...await loadMedia(request, kind)} />)
    expect(/<form[^>]*\/api\/editor\/media\/form(?:(?!<\/form>).)*<select[^>]*name="language"/.test(html)).toBe(isAsked)
    expect(html.includes('<option value="en" selected="">English</option><option value="de">German</option>')).toBe(
      isAsked,
    )
  }
})

it('says why a file was not stored, and that nothing matches', async () => {
  const request = createRequest('/en/editor/files?q=x&failed=tooLarge', {
    listMedia: async () => ({ total: 0, items: [] }),
  })
  const html = await render(<EditorMediaPage {...area} {...await loadMedia(request, 'files')} />)
  for (const text of ['The file is too large.', 'Nothing matches the search.']) expect(html).toContain(text)
})

it('shows where a picture is used, and cannot delete what is published', async () => {
  const html = await renderItem(picture, 'pictures')
  for (const text of ['href="/en/editor/pages/about"', 'Mia Vogt', 'Story contact', 'It cannot be deleted now'])
    expect(html).toContain(text)
  expect(html).toContain('href="/en/editor/pictures/hall/history"')
  expect(html).toContain('/api/editor/pictures/hall/bytes/form?path=%2Fen%2Feditor%2Fpictures%2Fhall&amp;version=v1"')
  expect(html).not.toContain('type="submit">Delete')
  expect(html).not.toContain('style=')
})

it('replaces each language of a file, and deletes what only drafts use', async () => {
  const html = await renderItem(file, 'files', '?failed=stale')
  for (const text of ['version=v1&amp;language=de', 'version=v1&amp;language=en', 'Prices.pdf', 'Nothing was changed'])
    expect(html).toContain(text)
  expect(html).toContain('action="/api/editor/files/prices/delete"')
  expect(html).not.toContain('It cannot be deleted now')
})

it('names a product that shows a film, which is not deleted then', async () => {
  const html = await renderItem(film, 'files')
  for (const text of ['CS 240', '>Product<', 'It cannot be deleted now']) expect(html).toContain(text)
})

it('is not found for an unknown picture', async () => {
  const request = createRequest('/en/editor/pictures/none', { fetchMedia: async () => null })
  await expect(loadMediaItem(request, { kind: 'pictures', id: 'none' })).rejects.toBeDefined()
})

async function renderItem(item: MediaItem, kind: 'pictures' | 'files', query = ''): Promise<string> {
  const request = createRequest(`/en/editor/${kind}/${item.id}${query}`, { fetchMedia: async () => item })
  return render(<EditorMediaItemPage {...area} {...await loadMediaItem(request, { kind, id: item.id })} />)
}

function createRequest(requestedPath: string, editing: object) {
  const { locale, site } = testContext
  const address = { locale, site, siteSlug: null }
  return createTestRequest({ requestedPath, address, editing, signal: AbortSignal.timeout(1_000) })
}

async function render(page: ReactNode): Promise<string> {
  const { language } = testContext.locale
  const intl = createIntl({ locale: language, language, messages: await loadEditorCatalogue(language) })
  return renderToString(<AppContextProvider value={{ ...testContext, intl }}>{page}</AppContextProvider>)
}
