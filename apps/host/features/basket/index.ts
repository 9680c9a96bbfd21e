export { basketMessages } from './basket.messages.ts'
export { useBasket } from './BasketProvider.tsx'
export type { ChosenProduct, ChosenProducts } from './chosenProducts.types.ts'
export { ChosenProductsProvider, toFailure, useChosenProducts } from './ChosenProductsProvider.tsx'
