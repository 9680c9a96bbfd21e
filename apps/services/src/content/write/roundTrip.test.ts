import { readWritten } from '@kudex/domain/editing'
import { describe, expect, it } from 'vitest'
import { demo } from '../../../seed/demo/index.ts'
import { toNewsRows, toReleaseRows, toStoryRows } from '../editorial/editorialSeedPart.ts'
import type { EditorialKind } from '../editorial/publication.ts'
import { toContentState } from '../seeding/contentSeedPart.ts'
import { toPageRows } from '../seeding/seedPages.ts'
import { describeContent, listIds } from './describeContent.ts'
import { type PageVersion, toDraft, toWrittenPage } from './pageVersions.ts'

const { pages, blocks } = await toPageRows(demo)
const versions = pages.map((row): PageVersion => {
  const own = blocks.filter(({ pageId, stage }) => pageId === row.id && stage === row.stage)
  return { row, blocks: own.map(({ content }) => content) }
})

describe('an entry', () => {
  const { editorial } = demo
  const entries = editorial && {
    stories: toStoryRows(editorial),
    'media-releases': toReleaseRows(editorial),
    'news-items': toNewsRows(editorial),
  }

  it.each(Object.entries(entries ?? {}))('of %s can be saved as it was read', (kind, rows) => {
    expect(rows).not.toEqual([])
    for (const { id, updatedAt: _, ...value } of rows as readonly { id: string; updatedAt?: unknown }[]) {
      expect(readWritten(kind as EditorialKind, JSON.parse(JSON.stringify(value)), id).problems).toEqual([])
    }
  })

  const state = toContentState(demo)
  const kinds = ['sites', 'navigations', 'footers', 'redirects', 'routeRules', 'locations', 'contacts'] as const
  it.each(kinds)('of %s can be saved as it was read', (kind) => {
    const ids = listIds({ state }, kind)
    expect(ids).not.toEqual([])
    for (const id of ids) {
      const value = describeContent({ state, pages: new Map() }, kind, id)?.['value']
      expect(readWritten(kind, JSON.parse(JSON.stringify(value)), id).problems).toEqual([])
    }
  })
})

describe('a page with any kind of block', () => {
  it('can be saved as it was read', () => {
    for (const version of versions) {
      const { value, problems } = readWritten('pages', toWrittenPage(version), version.row.id)
      expect(problems).toEqual([])
      expect(value && toDraft(version.row.id, value, { published: version, draft: null })).toEqual({
        ...version,
        row: { ...version.row, stage: 'draft', updatedAt: expect.any(Date) },
      })
    }
  })

  const { row } = versions[0]!
  const save = (block: object) =>
    readWritten('pages', { ...toWrittenPage({ row, blocks: [] }), blocks: [block] }, 'page').problems.map(
      ({ path, takes }) => `${path}: ${takes}`,
    )

  const video = { kind: 'video', title: 'Film', poster: 'cs-240', preset: 'stretched-video' }
  const document = { schema: 'dast', document: { type: 'root', children: [] } }

  it.each<[string, object, string]>([
    [
      'a file without its media type',
      { ...video, url: '/file/film' },
      'mediaType: the media type of a file; nothing for a web address',
    ],
    [
      'a web address with a media type',
      { ...video, url: 'https://video.example/1', mediaType: 'video/mp4' },
      'mediaType: the media type of a file; nothing for a web address',
    ],
    ['a video at a page', { ...video, url: '/about' }, 'url: an address of a file (/file/…) or a web address'],
    [
      'captions of another host',
      { ...video, url: '/file/film', mediaType: 'video/mp4', tracks: [{ url: 'https://a.example', language: 'en' }] },
      'tracks.0.url: an address of a file (/file/…)',
    ],
    ['an empty accordion', { kind: 'accordion', items: [] }, 'items: at least one entry'],
    [
      'entries of one id',
      { kind: 'accordion', items: ['A', 'B'].map((title) => ({ id: 'one', title, text: { en: document } })) },
      'items: entries with ids of their own',
    ],
    [
      'markup in an accordion',
      { kind: 'accordion', items: [{ id: 'one', title: 'A', text: { en: '<b>' } }] },
      'items.0.text.en: structured text; document: Invalid type: Expected Object but received "<b>"',
    ],
    [
      'a row that is too short',
      { kind: 'table', caption: 'Sizes', columns: ['A', 'B'], rows: [['1']] },
      'rows: rows with a cell for each column',
    ],
    ['an empty cell', { kind: 'table', caption: 'Sizes', columns: ['A'], rows: [['']] }, 'rows.0.0: '],
  ])('is refused with %s', (_, block, problem) => {
    expect(save(block)).toEqual([expect.stringContaining(`page.blocks.0.${problem}`)])
  })
})
