import { afterAll, beforeAll, expect, it } from 'vitest'
import { base } from '../../seed/base/index.ts'
import { openWritable, type Writable } from '../content/write/testing/openWritable.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'

describeDatabases('a system that starts with languages and countries only', (open) => {
  let writable: Writable
  beforeAll(async () => {
    // Twice, as two starts do.
    for (let start = 0; start < 2; start += 1) writable = await openWritable(open(), {}, base)
  })
  afterAll(() => writable.close())

  it('gets its first site and page through the write interface', async () => {
    const page = { siteId: 'main', url: '/', title: 'Home', languages: ['en'], blocks: [] }
    const site = { name: 'Main', brand: 'kudex', domains: ['www.kudex.test'], features: [] }
    const content = { sites: { main: site }, pages: { home: page }, publish: ['home'] }
    expect(await writable.write('POST', 'import', content)).toMatchObject({ status: 200 })
    const { at } = await writable.ask(
      '{ page(id: "home") { title } languages { languageCode } countries { countryCode } }',
    )
    expect(at('page.title')).toBe('Home')
    expect(at('languages')).toEqual(base.languages.map(({ code }) => ({ languageCode: code })))
    expect(at('countries')).toEqual(base.countries.map(({ code }) => ({ countryCode: code })))
  })
})
