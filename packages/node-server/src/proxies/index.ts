export { createTrustedProxies, type TrustedProxies } from './trustedProxies.ts'
