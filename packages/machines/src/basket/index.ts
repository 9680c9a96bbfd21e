export { basketMachine, type BasketEvent, type BasketStorageEvent } from './basketMachine.ts'
export { basketStorageKey, formatStoredBasket } from './storedBasket.ts'
