export { basketMachine, type BasketEvent } from './basketMachine.ts'
export type { BasketStorageEvent } from './ports.ts'
export { basketStorageKey, formatStoredBasket } from './storedBasket.ts'
