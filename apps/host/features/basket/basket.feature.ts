import type { FeaturePlug } from '../plug/index.ts'
import { whenIdleSlot } from '../whenIdleSlot.tsx'

/**
 * The comparison basket (`/comparison`). Button, count and panel are loaded when the browser is idle: what they show
 * is this browser's alone, so no page waits for it. The controls beside products are in `features/productPlugs.ts`.
 */
export const basketFeature: FeaturePlug = {
  name: 'basket',
  areas: ['comparison'],
  slots: { sideButton: whenIdleSlot(async () => (await import('./BasketButton.tsx')).BasketButton) },
}
