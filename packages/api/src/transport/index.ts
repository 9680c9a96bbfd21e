export { ServiceError } from './serviceError.ts'
export { TimeoutError, withTimeout } from './timeout.ts'
export {
  createTransport,
  type CallOptions,
  type Transport,
  type TransportOptions,
  type TypedDocument,
} from './transport.ts'
