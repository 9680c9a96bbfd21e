export { basketMachine, type BasketEvent, type BasketInput } from './basketMachine.ts'
export type { BasketStorageEvent } from './ports.ts'
export { basketStorageKey, formatStoredBasket, parseStoredBasket } from './storedBasket.ts'
