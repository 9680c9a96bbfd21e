import type { Feature } from '../shared/feature.types.ts'
import { idleSlot } from '../shared/idleSlot.tsx'
import { preloadedSlot } from '../shared/preloadedSlot.tsx'
import { BasketProvider } from './BasketProvider.tsx'

const loadCompareAction = async () => (await import('./CompareAction.tsx')).CompareAction

/**
 * The comparison basket (`/comparison`). Button, count and panel load when the browser is idle: they show data of this
 * browser only, so no page waits for them.
 */
export const basketFeature: Feature = {
  name: 'basket',
  areas: ['comparison'],
  slots: {
    provider: BasketProvider,
    sideButton: idleSlot(async () => (await import('./BasketButton.tsx')).BasketButton),
    // A form that works without script, so the server renders it. Browsers load it with the pages of products.
    productAction: preloadedSlot(loadCompareAction, import.meta.env.SSR ? await loadCompareAction() : null),
  },
}
