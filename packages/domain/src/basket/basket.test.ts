import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToBasket,
  changeVariant,
  countItems,
  emptyBasket,
  listItems,
  readBasket,
  removeClassification,
  removeInstance,
  removeProduct,
  type Basket,
} from './index.ts'

const item = (key: string, slug: string, variantId: string | null = null) => ({ key, slug, variantId })

const basket: Basket = {
  cutting: [item('1', 'kappa'), item('2', 'kappa', 'v2'), item('3', 'sigma')],
  crimping: [item('4', 'zeta')],
}

describe('the comparison basket', () => {
  it('holds products per classification, each with slug, variant and key (CMP-01, CMP-03)', () => {
    expect(addToBasket(emptyBasket, 'cutting', item('1', 'kappa', 'v1'))).toEqual({
      cutting: [{ key: '1', slug: 'kappa', variantId: 'v1' }],
    })
  })

  it('takes the same product several times, never the same key (CMP-02)', () => {
    const twice = addToBasket(basket, 'cutting', item('5', 'kappa'))
    expect(twice['cutting']?.filter(({ slug }) => slug === 'kappa')).toHaveLength(3)
    expect(addToBasket(basket, 'crimping', item('1', 'other'))).toBe(basket)
  })

  it('removes one instance, all instances of a product, or a classification (CMP-04)', () => {
    expect(removeInstance(basket, '2')['cutting']?.map(({ key }) => key)).toEqual(['1', '3'])
    expect(removeProduct(basket, 'kappa')['cutting']?.map(({ key }) => key)).toEqual(['3'])
    expect(Object.keys(removeClassification(basket, 'cutting'))).toEqual(['crimping'])
  })

  it('changes the variant of one instance (CMP-05)', () => {
    expect(listItems(changeVariant(basket, '1', 'v9')).map(({ variantId }) => variantId)).toEqual([
      'v9',
      'v2',
      null,
      null,
    ])
  })

  it('drops a classification left without products (CMP-06)', () => {
    expect(Object.keys(removeInstance(basket, '4'))).toEqual(['cutting'])
    expect(Object.keys(removeProduct(basket, 'zeta'))).toEqual(['cutting'])
  })

  it('is read back as it was written (CMP-01)', () => {
    expect(readBasket(JSON.parse(JSON.stringify(basket)))).toEqual(basket)
    expect(countItems(basket)).toBe(4)
  })

  it.each([
    null,
    'x',
    7,
    [],
    [1],
    { a: 1 },
    { a: [] },
    { a: [null, {}, { key: '', slug: 'x' }] },
    { '': [item('1', 'x')] },
  ])('%j is an empty basket (CMP-15)', (value) => expect(countItems(readBasket(value))).toBe(0))

  it('keeps the valid items of a damaged basket (CMP-15)', () => {
    const damaged = { cutting: [item('1', 'kappa'), { slug: 'no key' }, item('1', 'again')], crimping: 'x' }
    expect(readBasket(damaged)).toEqual({ cutting: [item('1', 'kappa')] })
  })

  it('never has an empty list or a doubled key, whatever happens to it (CMP-02, CMP-06)', () => {
    const word = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
    const step = fc.oneof(
      fc.tuple(word, word, word).map(
        ([classification, key, slug]) =>
          (b: Basket) =>
            addToBasket(b, classification, item(key, slug)),
      ),
      word.map((key) => (b: Basket) => removeInstance(b, key)),
      word.map((slug) => (b: Basket) => removeProduct(b, slug)),
      word.map((slug) => (b: Basket) => removeClassification(b, slug)),
      fc.tuple(word, word).map(
        ([key, variant]) =>
          (b: Basket) =>
            changeVariant(b, key, variant),
      ),
      fc.anything().map((value) => () => readBasket(value)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const result = steps.reduce((current, apply) => apply(current), emptyBasket)
        for (const items of Object.values(result)) expect(items.length).toBeGreaterThan(0)
        const keys = listItems(result).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
