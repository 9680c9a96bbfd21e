import fc from 'fast-check'
import { listItems } from '@kudex/domain/basket'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { basketMachine, type BasketEvent, type BasketStorageEvent } from './basketMachine.ts'
import { formatStoredBasket, parseStoredBasket } from './storedBasket.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 150

/** A browser with one storage and any number of tabs. */
function createBrowser(stored: string | null = null) {
  const browser = { stored, listeners: new Set<(text: string | null) => void>() }
  const openTab = () => {
    const basketStorage = fromCallback<BasketStorageEvent>(({ sendBack, receive }) => {
      const listen = (text: string | null): void => sendBack({ type: 'storage.changed', text })
      browser.listeners.add(listen)
      receive((event) => {
        if (event.type === 'basket.read') return listen(browser.stored)
        browser.stored = formatStoredBasket(event.basket)
        for (const other of browser.listeners) if (other !== listen) other(browser.stored)
      })
      listen(browser.stored)
      return () => browser.listeners.delete(listen)
    })
    return createActor(basketMachine.provide({ actors: { basketStorage } })).start()
  }
  return { browser, openTab }
}

let keys = 0
beforeEach(() => {
  keys = 0
})

const add = (slug: string, classificationSlug = 'crimping', variantId: string | null = null): BasketEvent => ({
  type: 'product.add',
  classificationSlug,
  key: `key-${++keys}`,
  slug,
  variantId,
})

describe('the basket', () => {
  it('holds products by classification, each instance with a key of its own (CMP-01, CMP-02, CMP-03)', () => {
    const { browser, openTab } = createBrowser()
    const tab = openTab()
    expect(tab.getSnapshot().hasTag('empty')).toBe(true)
    tab.send(add('alpha-530'))
    tab.send(add('alpha-530', 'crimping', 'v2'))
    tab.send(add('mira-32', 'stripping'))
    const { basket } = tab.getSnapshot().context
    expect(basket).toEqual({
      crimping: [
        { key: 'key-1', slug: 'alpha-530', variantId: null },
        { key: 'key-2', slug: 'alpha-530', variantId: 'v2' },
      ],
      stripping: [{ key: 'key-3', slug: 'mira-32', variantId: null }],
    })
    expect(tab.getSnapshot().hasTag('filled')).toBe(true)
    expect(parseStoredBasket(browser.stored)).toEqual(basket)
  })

  it.each<[string, BasketEvent, string[]]>([
    ['one instance', { type: 'instance.remove', key: 'key-1' }, ['key-2', 'key-3']],
    ['all of a product', { type: 'product.remove', slug: 'alpha-530' }, ['key-3']],
    ['a classification', { type: 'classification.remove', classificationSlug: 'stripping' }, ['key-1', 'key-2']],
    ['nothing, by an unknown key', { type: 'instance.remove', key: 'other' }, ['key-1', 'key-2', 'key-3']],
  ])('loses %s (CMP-04, CMP-06)', (_, event, left) => {
    const { browser, openTab } = createBrowser()
    const tab = openTab()
    for (const adding of [add('alpha-530'), add('alpha-530'), add('mira-32', 'stripping')]) tab.send(adding)
    tab.send(event)
    expect(listItems(tab.getSnapshot().context.basket).map(({ key }) => key)).toEqual(left)
    expect(parseStoredBasket(browser.stored)).toEqual(tab.getSnapshot().context.basket)
    expect(browser.stored).not.toContain('[]')
  })

  it('changes the variant of one instance (CMP-05)', () => {
    const tab = createBrowser().openTab()
    tab.send(add('alpha-530'))
    tab.send(add('alpha-530'))
    tab.send({ type: 'variant.change', key: 'key-2', variantId: 'v9' })
    expect(tab.getSnapshot().context.basket['crimping']?.map(({ variantId }) => variantId)).toEqual([null, 'v9'])
  })

  it('survives a reload and is the same in every tab (CMP-07)', () => {
    const { openTab } = createBrowser()
    const first = openTab()
    const second = openTab()
    first.send(add('alpha-530'))
    second.send(add('mira-32'))
    const expected = ['alpha-530', 'mira-32']
    for (const tab of [first, second, openTab()]) {
      expect(listItems(tab.getSnapshot().context.basket).map(({ slug }) => slug)).toEqual(expected)
    }
  })

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"crimping":[{"key":"a","slug":"b"}]}',
    '{"version":0,"basket":{}}',
    '{"version":1}',
    '{"version":1,"basket":{"crimping":{"key":1}}}',
  ])('is empty when the storage holds %j (CMP-15)', (stored) => {
    const tab = createBrowser(stored).openTab()
    expect(tab.getSnapshot().hasTag('empty')).toBe(true)
    tab.send(add('alpha-530'))
    expect(tab.getSnapshot().hasTag('filled')).toBe(true)
  })

  it('reads whatever it is given without failing (CMP-15)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseStoredBasket(text)).toBe('object')
      }),
      { numRuns: runs },
    )
  }, 1_800_000)

  it('has no empty classification and no doubled key, whatever is done to it in two tabs (CMP-01, CMP-06)', () => {
    const slug = fc.constantFrom('a', 'b', 'toString')
    const key = fc.integer({ min: 1, max: 6 }).map((number) => `key-${number}`)
    const event = fc.oneof<fc.Arbitrary<BasketEvent>[]>(
      fc.record({
        type: fc.constant('product.add'),
        classificationSlug: slug,
        key,
        slug,
        variantId: fc.constant(null),
      }),
      fc.record({ type: fc.constant('instance.remove'), key }),
      fc.record({ type: fc.constant('product.remove'), slug }),
      fc.record({ type: fc.constant('classification.remove'), classificationSlug: slug }),
      fc.record({ type: fc.constant('variant.change'), key, variantId: fc.constantFrom(null, 'v') }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1), event)), (steps) => {
        const { browser, openTab } = createBrowser()
        const tabs = [openTab(), openTab()]
        for (const [tab, step] of steps) tabs[tab]!.send(step)
        const { basket } = tabs[0]!.getSnapshot().context
        expect(tabs[1]!.getSnapshot().context.basket).toEqual(basket)
        expect(parseStoredBasket(browser.stored)).toEqual(basket)
        expect(Object.values(basket).every((items) => items.length > 0)).toBe(true)
        const keys = listItems(basket).map((item) => item.key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: runs },
    )
  }, 1_800_000)

  it('reads the storage on request: another tab may have written unnoticed (CMP-07)', () => {
    const { browser, openTab } = createBrowser()
    const tab = openTab()
    const item = { key: 'other', slug: 'mira-32', variantId: null }
    browser.stored = formatStoredBasket({ stripping: [item] })
    tab.send({ type: 'storage.read' })
    tab.send(add('alpha-530'))
    expect(parseStoredBasket(browser.stored)).toMatchObject({ stripping: [item], crimping: [{ slug: 'alpha-530' }] })
  })

  it('fails without its port', async () => {
    expect(listMissingPorts(basketMachine)).toEqual(['basketStorage'])
    const actor = createActor(basketMachine)
    const failed = new Promise<unknown>((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    await expect(failed).resolves.toMatchObject({ message: 'The port basketStorage is not provided' })
  })
})
