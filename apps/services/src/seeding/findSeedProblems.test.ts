import { describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import type { Seed } from '../../seed/seed.types.ts'
import { createScaleSeed } from '../../seed/scale/createScaleSeed.ts'
import { testSeed } from '../testing/testSeed.ts'
import { findSeedProblems } from './findSeedProblems.ts'
import { loadPictures } from '../images/loadPictures.ts'

const [page] = testSeed.pages
const [product] = testSeed.products
if (!page || !product) throw new Error('The test seed needs pages and products')

describe('findSeedProblems', () => {
  it('accepts a valid seed', () => {
    expect(findSeedProblems(testSeed)).toEqual([])
  })

  it.each<[string, Partial<Seed>, string]>([
    ['a duplicate page', { pages: [...testSeed.pages, page] }, 'page home is defined twice'],
    [
      'a page of an unknown site',
      { pages: [...testSeed.pages, { ...page, id: 'lost', site: 'nowhere' }] },
      'page lost refers to the unknown site nowhere',
    ],
    [
      'a page id that is not URL-safe',
      { pages: [...testSeed.pages, { ...page, id: 'a/b' }] },
      'page a/b: ids may contain only lowercase letters, digits and hyphens',
    ],
    [
      'a link to an unknown page',
      { redirects: [{ id: 'r', previousUrl: '/r', target: { text: 'R', page: 'gone' } }] },
      'redirect r refers to the unknown page gone',
    ],
    [
      'a product in an unknown classification',
      { products: [...testSeed.products, { ...product, slug: 'p', classifications: ['gone'] }] },
      'product p refers to the unknown classification PRODUCT gone',
    ],
    [
      'a product with an unknown picture',
      { products: [...testSeed.products, { ...product, slug: 'p', images: ['gone'] }] },
      'product p refers to the unknown picture gone',
    ],
  ])('reports %s', (_, change, problem) => {
    expect(findSeedProblems({ ...testSeed, ...change })).toContain(problem)
  })
})

describe('the demo seed', () => {
  it('is valid and has a file for every picture', async () => {
    expect(findSeedProblems(demo)).toEqual([])
    const pictures = await loadPictures(demo.pictures.map(({ name }) => name))
    expect(demo.pictures.map(({ name }) => name).filter((name) => !pictures.has(name))).toEqual([])
  })
})

describe('the scale seed', () => {
  it('is valid, deterministic and has the requested number of products', () => {
    const seed = createScaleSeed(testSeed, 500)
    expect(seed.products).toHaveLength(500)
    expect(seed).toEqual(createScaleSeed(testSeed, 500))
    expect(findSeedProblems(seed)).toEqual([])
  })
})
