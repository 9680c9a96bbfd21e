import { describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import type { Seed } from '../../seed/seed.types.ts'
import { createScaleSeed } from '../../seed/scale/createScaleSeed.ts'
import { testSeed } from '../testing/testSeed.ts'
import { findSeedProblems } from './findSeedProblems.ts'
import { loadPictures } from './loadPictures.ts'

const [page] = testSeed.pages
const [product] = testSeed.products
if (!page || !product) throw new Error('The seed of the tests has pages and products')

describe('a seed', () => {
  it('that fits together has no problems', () => {
    expect(findSeedProblems(testSeed)).toEqual([])
  })

  it.each<[string, Partial<Seed>, string]>([
    ['a page twice', { pages: [...testSeed.pages, page] }, 'page home is there twice'],
    [
      'a page of no site',
      { pages: [...testSeed.pages, { ...page, id: 'lost', site: 'nowhere' }] },
      'page lost names the site nowhere, which is not there',
    ],
    [
      'a page whose id an address cannot hold',
      { pages: [...testSeed.pages, { ...page, id: 'a/b' }] },
      'page a/b: an id has lowercase letters, digits and hyphens',
    ],
    [
      'a link to no page',
      { redirects: [{ id: 'r', previousUrl: '/r', target: { text: 'R', page: 'gone' } }] },
      'redirect r names the page gone, which is not there',
    ],
    [
      'a product in no classification',
      { products: [...testSeed.products, { ...product, slug: 'p', classifications: ['gone'] }] },
      'product p names the classification PRODUCT gone, which is not there',
    ],
    [
      'a product with an unknown picture',
      { products: [...testSeed.products, { ...product, slug: 'p', images: ['gone'] }] },
      'product p names the picture gone, which is not there',
    ],
  ])('with %s is told so', (_, change, problem) => {
    expect(findSeedProblems({ ...testSeed, ...change })).toContain(problem)
  })
})

describe('the demo', () => {
  it('fits together and has a file for every picture', async () => {
    expect(findSeedProblems(demo)).toEqual([])
    const pictures = await loadPictures(demo.pictures.map(({ name }) => name))
    expect(demo.pictures.map(({ name }) => name).filter((name) => !pictures.has(name))).toEqual([])
  })
})

describe('the scale seed', () => {
  it('has the number of products asked for, the same ones each time, and fits together', () => {
    const seed = createScaleSeed(testSeed, 500)
    expect(seed.products).toHaveLength(500)
    expect(seed).toEqual(createScaleSeed(testSeed, 500))
    expect(findSeedProblems(seed)).toEqual([])
  })
})
