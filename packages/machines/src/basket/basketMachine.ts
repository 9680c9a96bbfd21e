import {
  addToBasket,
  changeVariant,
  emptyBasket,
  removeClassification,
  removeInstance,
  removeProduct,
  type Basket,
} from '@kudex/domain/basket'
import { assign, sendTo, setup } from 'xstate'
import { createCallbackPort } from '../ports/index.ts'
import { parseStoredBasket } from './storedBasket.ts'

/**
 * Events to the port `basketStorage`. The port sends `storage.changed` with the stored text at its start, after
 * `basket.read` and after each change by another tab: null if the storage cannot be read. It writes the basket of
 * `basket.save`.
 */
export type BasketStorageEvent =
  | { readonly type: 'basket.read' }
  | { readonly type: 'basket.save'; readonly basket: Basket }

/** What a visitor does with the basket. */
export type BasketEvent =
  | ({ readonly type: 'product.add' } & AddedProduct)
  | { readonly type: 'instance.remove'; readonly key: string }
  | { readonly type: 'product.remove'; readonly slug: string }
  | { readonly type: 'classification.remove'; readonly classificationSlug: string }
  | { readonly type: 'variant.change'; readonly key: string; readonly variantId: string | null }
  /** Reads the storage again: another tab may have written, and its event has not arrived. */
  | { readonly type: 'storage.read' }
  /** The stored text: at the start, on request, and after a change by another tab. */
  | { readonly type: 'storage.changed'; readonly text: string | null }

interface AddedProduct {
  readonly classificationSlug: string
  /** Unique in the basket (CMP-01). */
  readonly key: string
  readonly slug: string
  readonly variantId: string | null
}

interface BasketContext {
  readonly basket: Basket
}

/** The comparison basket of one browser, shared by its tabs (CMP-01…07, CMP-15). Tag `ready`: the storage was read. */
export const basketMachine = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    tags: {} as 'ready' | 'empty' | 'filled',
  },
  actors: { basketStorage: createCallbackPort<BasketStorageEvent>('basketStorage') },
  guards: { isEmpty: ({ context }) => Object.keys(context.basket).length === 0 },
  actions: {
    readStorage: sendTo('storage', { type: 'basket.read' }),
    replace: assign((_, { text }: { readonly text: string | null }) => ({ basket: parseStoredBasket(text) })),
    add: assign(({ context }, { classificationSlug, key, slug, variantId }: AddedProduct) => ({
      basket: addToBasket(context.basket, classificationSlug, { key, slug, variantId }),
    })),
    removeInstance: assign(({ context }, { key }: { readonly key: string }) => ({
      basket: removeInstance(context.basket, key),
    })),
    removeProduct: assign(({ context }, { slug }: { readonly slug: string }) => ({
      basket: removeProduct(context.basket, slug),
    })),
    removeClassification: assign(({ context }, params: { readonly classificationSlug: string }) => ({
      basket: removeClassification(context.basket, params.classificationSlug),
    })),
    changeVariant: assign(({ context }, params: { readonly key: string; readonly variantId: string | null }) => ({
      basket: changeVariant(context.basket, params.key, params.variantId),
    })),
    save: sendTo('storage', ({ context }) => ({ type: 'basket.save', basket: context.basket })),
  },
}).createMachine({
  id: 'basket',
  context: { basket: emptyBasket },
  invoke: { src: 'basketStorage', id: 'storage' },
  initial: 'reading',
  states: {
    // Nothing is written before the storage was read.
    reading: {
      on: { 'storage.changed': { target: 'ready', actions: { type: 'replace', params: ({ event }) => event } } },
    },
    ready: {
      tags: 'ready',
      initial: 'checking',
      on: {
        'storage.read': { actions: 'readStorage' },
        'storage.changed': { target: '.checking', actions: { type: 'replace', params: ({ event }) => event } },
        'product.add': { target: '.checking', actions: [{ type: 'add', params: ({ event }) => event }, 'save'] },
        'instance.remove': {
          target: '.checking',
          actions: [{ type: 'removeInstance', params: ({ event }) => event }, 'save'],
        },
        'product.remove': {
          target: '.checking',
          actions: [{ type: 'removeProduct', params: ({ event }) => event }, 'save'],
        },
        'classification.remove': {
          target: '.checking',
          actions: [{ type: 'removeClassification', params: ({ event }) => event }, 'save'],
        },
        'variant.change': {
          target: '.checking',
          actions: [{ type: 'changeVariant', params: ({ event }) => event }, 'save'],
        },
      },
      states: {
        checking: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: 'empty' },
        filled: { tags: 'filled' },
      },
    },
  },
})
