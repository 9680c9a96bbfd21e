export {
  addToBasket,
  changeVariant,
  countItems,
  emptyBasket,
  listItems,
  removeClassification,
  removeInstance,
  removeProduct,
  type Basket,
  type BasketItem,
} from './basket.ts'
export { readBasket } from './readBasket.ts'
