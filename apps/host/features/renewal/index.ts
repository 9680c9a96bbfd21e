export { HostRenewals } from './HostRenewals.tsx'
