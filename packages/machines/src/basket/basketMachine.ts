import {
  addToBasket,
  changeVariant,
  emptyBasket,
  removeClassification,
  removeInstance,
  removeProduct,
  type Basket,
} from '@kudex/domain/basket'
import { assign, enqueueActions, setup } from 'xstate'
import { basketStorage } from './ports.ts'
import { parseStoredBasket } from './storedBasket.ts'

export type BasketEvent =
  | {
      readonly type: 'product.add'
      readonly classificationSlug: string
      readonly slug: string
      readonly variantId: string | null
    }
  | { readonly type: 'instance.remove'; readonly key: string }
  | { readonly type: 'product.remove'; readonly slug: string }
  | { readonly type: 'classification.remove'; readonly classificationSlug: string }
  | { readonly type: 'variant.change'; readonly key: string; readonly variantId: string | null }
  /** What the storage holds: at the start, and whenever another tab has changed it. */
  | { readonly type: 'storage.changed'; readonly text: string | null }

export interface BasketInput {
  /** Makes a key that no other instance has (CMP-01). */
  readonly createKey: () => string
}

interface BasketContext extends BasketInput {
  readonly basket: Basket
}

/** The comparison basket of one browser, shared by its tabs (CMP-01…07, CMP-15). Tag `ready`: the storage was read. */
export const basketMachine = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    input: {} as BasketInput,
    tags: {} as 'ready' | 'empty' | 'filled',
  },
  actors: { basketStorage },
  guards: { isEmpty: ({ context }) => Object.keys(context.basket).length === 0 },
  actions: {
    takeStored: assign({
      basket: (_, { text }: { readonly text: string | null }) => parseStoredBasket(text),
    }),
    change: enqueueActions(({ context, enqueue }, { change }: { readonly change: (basket: Basket) => Basket }) => {
      const basket = change(context.basket)
      enqueue.assign({ basket })
      enqueue.sendTo('storage', { type: 'basket.save', basket })
    }),
  },
}).createMachine({
  id: 'basket',
  context: ({ input }) => ({ ...input, basket: emptyBasket }),
  invoke: { src: 'basketStorage', id: 'storage' },
  initial: 'reading',
  states: {
    // The storage speaks first, so that nothing can overwrite what it holds before it was read.
    reading: {
      on: {
        'storage.changed': { target: 'ready', actions: { type: 'takeStored', params: ({ event }) => event } },
      },
    },
    ready: {
      tags: 'ready',
      initial: 'weighing',
      on: {
        'storage.changed': { target: '.weighing', actions: { type: 'takeStored', params: ({ event }) => event } },
        'product.add': {
          target: '.weighing',
          actions: {
            type: 'change',
            params: ({ context, event: { classificationSlug, slug, variantId } }) => ({
              change: (basket: Basket) =>
                addToBasket(basket, classificationSlug, { key: context.createKey(), slug, variantId }),
            }),
          },
        },
        'instance.remove': {
          target: '.weighing',
          actions: {
            type: 'change',
            params: ({ event }) => ({ change: (basket: Basket) => removeInstance(basket, event.key) }),
          },
        },
        'product.remove': {
          target: '.weighing',
          actions: {
            type: 'change',
            params: ({ event }) => ({ change: (basket: Basket) => removeProduct(basket, event.slug) }),
          },
        },
        'classification.remove': {
          target: '.weighing',
          actions: {
            type: 'change',
            params: ({ event }) => ({
              change: (basket: Basket) => removeClassification(basket, event.classificationSlug),
            }),
          },
        },
        'variant.change': {
          target: '.weighing',
          actions: {
            type: 'change',
            params: ({ event }) => ({
              change: (basket: Basket) => changeVariant(basket, event.key, event.variantId),
            }),
          },
        },
      },
      states: {
        weighing: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: 'empty' },
        filled: { tags: 'filled' },
      },
    },
  },
})
