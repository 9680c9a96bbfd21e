import { describe, expect, it } from 'vitest'
import { readWritten } from '../editing/readWritten.ts'
import { checkPage, findMissingProducts } from './index.ts'

const known = {
  pages: new Map([
    ['about', true],
    ['plans', false],
  ]),
  pictures: new Map([
    ['complete', ['en', 'de']],
    ['english', ['en']],
  ]),
  fileSlugs: new Set(['datasheet']),
  generatedFileSlugs: new Set(['cs-240-datasheet']),
  addresses: {
    sites: [
      { id: 'main', slug: null },
      { id: 'fair', slug: 'fair' },
    ],
    pages: [
      { siteId: 'main', path: '/about', isPublished: true },
      { siteId: 'main', path: '/plans', isPublished: false },
      { siteId: 'fair', path: '/halls', isPublished: true },
      { siteId: 'main', path: '/', isPublished: true },
    ],
    redirects: [
      { siteId: null, pattern: '/shop/*' },
      { siteId: 'main', pattern: '/en/former' },
      { siteId: 'fair', pattern: '/a' },
      { siteId: 'main', pattern: '/a?old=1' },
    ],
  },
  unfinishedLanguages: [] as string[],
}

function check(blocks: readonly object[], fields: object = {}) {
  const page = { siteId: 'main', url: '/a', title: { en: 'A', de: 'A' }, languages: ['en', 'de'], blocks, ...fields }
  const { value, problems } = readWritten('pages', page, 'page')
  expect(problems).toEqual([])
  return checkPage(value!, known)
}

const find = (...call: Parameters<typeof check>) =>
  check(...call).findings.map(({ rule, severity, path, language, value }) =>
    [severity, rule, path, language, value].filter((part) => part !== null).join(' '),
  )

const toDocument = (...children: object[]) => ({ schema: 'dast', document: { type: 'root', children } })
const span = (value: string) => ({ type: 'span', value })
const heading = (level: number) => ({ type: 'heading', level, children: [span(`Level ${level}`)] })
const link = (target: object) => ({ kind: 'links', links: [{ text: 'x', ...target }] })

describe('the check of a page before it is published', () => {
  it('finds nothing on a page that is complete', () => {
    const text = toDocument(heading(2), heading(3), heading(2))
    const blocks = [
      { kind: 'hero', title: 'Same in all', image: 'complete' },
      { kind: 'text', text: { en: text, de: text } },
      link({ kind: 'page', pageId: 'about' }),
      link({ kind: 'path', path: 'hard:/file/datasheet?l=de' }),
    ]
    expect(find(blocks, { picture: 'complete' })).toEqual([])
  })

  it('finds the redirect that visitors get instead of the page (ROUTE-21)', () => {
    expect(find([], { url: '/former' })).toEqual(['error hidden-by-redirect url /en/former'])
    expect(find([], { url: '/shop/belts' })).toEqual(['error hidden-by-redirect url /shop/*'])
    expect(find([], { url: '/a', siteId: 'fair' })).toEqual(['error hidden-by-redirect url /a'])
  })

  it('finds links to pages and files that visitors cannot open, also in texts', () => {
    const toLinks = toDocument({
      type: 'paragraph',
      children: [
        { type: 'itemLink', item: 'nowhere', children: [span('x')] },
        { type: 'link', url: '/file/nothing', children: [span('x')] },
      ],
    })
    const blocks = [
      link({ kind: 'page', pageId: 'gone' }),
      link({ kind: 'page', pageId: 'plans' }),
      { kind: 'accordion', items: [{ id: 'one', title: 'x', text: { en: toLinks, de: toDocument(heading(2)) } }] },
      { kind: 'downloads', title: 'x', groups: [{ id: 'a', title: 'x', files: [{ slug: 'lost', name: 'x' }] }] },
    ]
    expect(find(blocks)).toEqual([
      'error link-to-missing-page blocks.0.links.0 gone',
      'error link-to-unpublished-page blocks.1.links.0 plans',
      'error link-to-missing-page blocks.2.items.0.text en nowhere',
      'error link-to-missing-file blocks.2.items.0.text en nothing',
      'error link-to-missing-file blocks.3.groups.0.files.0 lost',
    ])
  })

  it('finds typed addresses that lead nowhere, on all sites', () => {
    const toPaths = (...paths: string[]) => [
      { kind: 'links', links: paths.map((path) => ({ kind: 'path', text: 'x', path })) },
    ]
    const fine = [
      '/about',
      '/de/about?a=1#b',
      '/',
      '/fair/halls',
      'hard:/en/about',
      'hard:/{locale}/about',
      '/shop/any',
      '/former',
      '/search',
    ]
    const others = [
      '#top',
      'mailto:a@b.example',
      'https://elsewhere.example/x',
      '/stories/one',
      '/mykomax',
      '/api/x',
      'hard:/feeds/main/en/stories.rss',
    ]
    expect(find(toPaths(...fine, ...others))).toEqual([])
    expect(find(toPaths('/abuot', '/fair/about', '/plans', 'hard:/de/gone', '/feeds/main/en/stories.rss'))).toEqual([
      'error link-to-missing-address blocks.0.links.0 /abuot',
      'error link-to-missing-address blocks.0.links.1 /about',
      'error link-to-unpublished-page blocks.0.links.2 /plans',
      'error link-to-missing-address blocks.0.links.3 /gone',
      'error link-to-missing-address blocks.0.links.4 /feeds/main/en/stories.rss',
    ])
    const text = toDocument({ type: 'paragraph', children: [{ type: 'link', url: '/nothing', children: [span('x')] }] })
    expect(find([{ kind: 'text', text: { en: text, de: text } }])).toEqual([
      'error link-to-missing-address blocks.0.text en /nothing',
      'error link-to-missing-address blocks.0.text de /nothing',
    ])
  })

  it('lists links to products and services, and finds those that do not exist', () => {
    const { catalogueLinks, findings } = check([
      link({ kind: 'product', productSlug: 'cs-240' }),
      link({ kind: 'service', serviceSlug: 'repair' }),
      link({ kind: 'path', path: '/en/products/benchtop/typed' }),
      link({ kind: 'path', path: '/products/finder?mm2=4' }),
      { kind: 'productTeasers', title: 'x', productSlugs: ['cs-240', 'cs-9'] },
    ])
    expect(findings).toEqual([])
    expect(catalogueLinks.map(({ path, type, slug }) => `${path} ${type} ${slug}`)).toEqual([
      'blocks.0.links.0 PRODUCT cs-240',
      'blocks.1.links.0 SERVICE repair',
      'blocks.2.links.0 PRODUCT typed',
      'blocks.4 null cs-240',
      'blocks.4 null cs-9',
    ])
    const isKnown = ({ slug }: { slug: string }) => ['cs-240', 'repair', 'typed'].includes(slug)
    expect(findMissingProducts(catalogueLinks, isKnown)).toEqual([
      {
        rule: 'link-to-missing-product',
        severity: 'error',
        path: 'blocks.4',
        block: 'productTeasers',
        language: null,
        value: 'cs-9',
      },
    ])
  })

  it('finds pictures that are missing or not described in a language of the page', () => {
    expect(find([{ kind: 'media', image: 'english', preset: 'inline' }], { picture: 'nothing' })).toEqual([
      'error missing-picture picture nothing',
      'warning picture-without-description blocks.0.image de english',
    ])
  })

  it('finds texts that lack a language of the page', () => {
    const blocks = [{ kind: 'quote', text: { en: 'Only English' } }]
    expect(find(blocks)).toEqual(['warning missing-translation blocks.0.text de'])
    expect(find(blocks, { languages: ['en'] })).toEqual([])
  })

  it('finds translations that are not finished', () => {
    const { value } = readWritten(
      'pages',
      { siteId: 'main', url: '/a', title: 'A', languages: ['en'], blocks: [] },
      'page',
    )
    expect(checkPage(value!, { ...known, unfinishedLanguages: ['fr'] }).findings).toMatchObject([
      { rule: 'unfinished-translation', severity: 'warning', language: 'fr' },
    ])
  })

  it('finds headings that skip a level or are the title of the page', () => {
    const text = (...levels: number[]) => {
      const document = toDocument(...levels.map(heading))
      return find([{ kind: 'text', text: { en: document } }], { languages: ['en'] })
    }
    expect(text(2, 4)).toEqual(['warning heading-order blocks.0.text en Level 4'])
    expect(text(1, 2)).toEqual(['warning heading-order blocks.0.text en Level 1'])
    expect(text(3, 4, 2)).toEqual([])
  })

  it('counts the minutes that reading takes, and finds long pages', () => {
    const quote = (words: number) => ({ kind: 'quote', text: { en: 'word '.repeat(words).trim() } })
    expect(check([quote(250)], { languages: ['en'] }).readingMinutes).toEqual({ en: 2 })
    const long = Array.from({ length: 3 }, () => quote(900))
    expect(find(long, { languages: ['en'] })).toEqual(['warning long-text  en 14'])
  })
})
