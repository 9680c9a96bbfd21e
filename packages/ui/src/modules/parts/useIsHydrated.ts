export { useIsHydrated } from '../../foundations/useIsHydrated.js'
