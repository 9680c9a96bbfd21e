import { toMediaReleasesTag, toProductTag, toStoriesTag, type ChangeTag } from '@kudex/domain/changes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { beginChange, recordChange } from '../content/changes/changeLog.ts'
import { mediaReleases, stories } from '../content/editorial/editorialTables.ts'
import { pictures } from '../content/tables.ts'
import type { Database, Queries } from '../database/database.types.ts'
import { products } from '../products/tables.ts'
import { askSearch } from '../testing/askSearch.ts'
import { askWriter } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'

describeDatabases('the index', (open) => {
  let database: Database
  let asked: Awaited<ReturnType<typeof askSearch>>
  beforeAll(async () => {
    database = open()
    asked = await askSearch(database)
  }, 60_000)
  afterAll(() => asked.end())

  describe('finds files, stories and releases:', () => {
    it('files by machine and kind, in the language of the file (CAT-15, ROUTE-43)', async () => {
      const [english] = (await asked.ask('CS 240 datasheet', 'en', null, { type: 'document' })).records
      expect(english).toMatchObject({ type: 'document', path: '/file/cs-240-datasheet', language: 'en' })
      expect(english?.image).toMatch(/^cs-240-/)
      const [german] = (await asked.ask('Datenblatt CS 240', 'de', null, { type: 'document' })).records
      expect(german).toMatchObject({ type: 'document', path: '/file/cs-240-datasheet?l=de', language: 'de' })
      expect((await asked.ask('CS 240')).records[0]).toMatchObject({ type: 'product', title: 'CS 240' })
      for (const { type } of await asked.suggest('cs-240')) expect(type).not.toBe('document')
    })

    it('pages with their first picture, by the id that the image service knows', async () => {
      const { records } = await asked.ask('solutions by industry', 'en', null, { type: 'page' })
      const [picture] = await database.queries.select().from(pictures).where(eq(pictures.name, 'scene-handling'))
      expect(records.find(({ path }) => path === '/solutions')?.image).toBe(picture?.imageId)
    })

    it('no file where its machine is not shown', async () => {
      const paths = async (localeCode: string, siteSlug: string | null = null) =>
        (await asked.ask('cs 960 datasheet', localeCode, siteSlug)).records.map(({ path }) => path)
      const countries = demo.products.find(({ slug }) => slug === 'cs-960')?.countries ?? []
      const hidden = demo.countries.map(({ code }) => code).find((code) => !countries.includes(code) && code !== 'LI')
      expect(await paths('en-CH')).toContain('/file/cs-960-datasheet')
      expect(await paths(`en-${hidden}`)).not.toContain('/file/cs-960-datasheet')
      expect(await paths('en', 'veritesta')).not.toContain('/file/cs-960-datasheet')
    })

    it('files linked by public pages, and none of protected pages or behind forms (INV-05, FORM-17)', async () => {
      const files = (await asked.ask('annual report', 'en', null, { type: 'document' })).records
      expect(files.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/file/annual-report', '/file/annual-report?l=de']),
      )
      const list = (await asked.ask('machines at a glance', 'en', null, { type: 'document' })).records
      expect(list.map(({ path }) => path)).toContain('/file/datasheet')
      for (const [query, site] of [
        ['crimp height measured', null],
        ['whitepaper', null],
        ['signs and word marks', 'brand-portal'],
        ['pictures for the press', 'brand-portal'],
      ] as const)
        for (const { path } of (await asked.ask(query, 'en', site, { page: 10, fromPage: 1, type: 'document' }))
          .records)
          expect(path).not.toMatch(/^\/file\/(?:crimp-height-measured|brand-portal-)/)
    })

    it('stories and media releases, on their own site only', async () => {
      expect((await asked.ask('night shift in Brno', 'en', null, { type: 'story' })).records[0]?.path).toMatch(
        /^\/stories\//,
      )
      expect((await asked.ask('design award', 'en', null, { type: 'release' })).records[0]?.path).toMatch(
        /^\/media-releases\//,
      )
      for (const { type } of (await asked.ask('design award', 'en', 'veritesta')).records)
        expect(['story', 'release']).not.toContain(type)
      expect(new Set(Object.keys((await asked.ask('crimp')).counts))).toEqual(
        new Set(['area', 'product', 'service', 'story', 'release', 'page', 'document']),
      )
    })
  })

  describe('follows changes:', () => {
    const write = () => askWriter(asked.content)
    const read = async (id: string) => {
      const { body } = (await write()('GET', `pages/${id}`)) as unknown as {
        body: { version: string; published: object | null }
      }
      return body
    }

    it('a page is found again once it is no longer protected or unpublished', async () => {
      const id = 'kudex-sustainability'
      expect(await asked.find('sustainability')).toContain(`page:${id}`)
      const { version } = await read(id)
      const locked = await write()(
        'PUT',
        `pages/${id}/protection`,
        { kind: 'password', password: 'a-good-secret' },
        version,
      )
      expect(locked.status).toBe(200)
      await asked.follow()
      expect(await asked.find('sustainability')).not.toContain(`page:${id}`)
      expect((await asked.suggest('sustain')).map((entry) => entry.id)).not.toContain(`page:${id}`)
      const opened = await write()('PUT', `pages/${id}/protection`, { kind: 'none' }, (await read(id)).version)
      expect(opened.status).toBe(200)
      await asked.follow()
      expect(await asked.find('sustainability')).toContain(`page:${id}`)
      const hidden = await write()('POST', `pages/${id}/unpublish`, undefined, (await read(id)).version)
      expect(hidden.status).toBe(200)
      await asked.follow()
      expect(await asked.find('sustainability')).not.toContain(`page:${id}`)
      const shown = await write()('POST', `pages/${id}/publish`, undefined, (await read(id)).version)
      expect(shown.status).toBe(200)
      await asked.follow()
      expect(await asked.find('sustainability')).toContain(`page:${id}`)
    })

    const change = (tag: ChangeTag, act: (transaction: Queries) => Promise<unknown>) =>
      database.queries.transaction(async (transaction) => {
        await beginChange(transaction)
        await act(transaction)
        await recordChange(transaction, [tag])
      })

    it('an unpublished story or media release is not found until it is published again', async () => {
      const entries = [
        { id: 'story:night-shift-in-brno', query: 'night shift in Brno', table: stories, tag: toStoriesTag('kudex') },
        { id: 'release:cp-40-award', query: 'design award', table: mediaReleases, tag: toMediaReleasesTag('kudex') },
      ]
      for (const { id, query, table, tag } of entries) {
        const slug = id.split(':')[1] ?? ''
        const isFound = async () => (await asked.ask(query)).records.some(({ path }) => path.endsWith(`/${slug}`))
        expect(await isFound(), id).toBe(true)
        const set = (isPublished: boolean) =>
          change(tag, (transaction) => transaction.update(table).set({ isPublished }).where(eq(table.slug, slug)))
        await set(false)
        await asked.follow()
        expect(await isFound(), id).toBe(false)
        await set(true)
        await asked.follow()
        expect(await isFound(), id).toBe(true)
      }
    })

    it('a renamed product is found by its new name', async () => {
      const rename = (name: string) =>
        change(toProductTag('cs-240'), (transaction) =>
          transaction.update(products).set({ name }).where(eq(products.id, 'cs-240')),
        )
      await rename('Quokka 77')
      await asked.follow()
      expect((await asked.find('quokka'))[0]).toBe('catalogue:cs-240')
      await rename('CS 240')
      await asked.follow()
      expect(await asked.find('quokka')).toEqual([])
    })

    it('changes made while no process followed are applied by the next start', async () => {
      const id = 'kudex-sustainability'
      await write()('POST', `pages/${id}/unpublish`, undefined, (await read(id)).version)
      await asked.follow()
      await asked.endSearch()
      expect(await asked.find('sustainability')).not.toContain(`page:${id}`)
      // The process that published this ends before indexing it.
      await write()('POST', `pages/${id}/publish`, undefined, (await read(id)).version)
      await asked.startSearch()
      await expect.poll(() => asked.find('sustainability'), { timeout: 5_000 }).toContain(`page:${id}`)
    })

    it('a change within about a second', async () => {
      const id = 'kudex-notes-on-copper'
      expect(await asked.find('notes on copper')).toContain(`page:${id}`)
      await write()('POST', `pages/${id}/unpublish`, undefined, (await read(id)).version)
      await expect.poll(() => asked.find('notes on copper'), { timeout: 1_500 }).not.toContain(`page:${id}`)
    })
  })
})
