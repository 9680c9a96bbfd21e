export { vars } from './contract.css.js'
export { breakpoints, from, type Breakpoint } from './breakpoints.js'
export {
  UiProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
  type UiProviderProps,
} from './provider/UiProvider.js'
export * from './layout/Layout.js'
export type { RootProps } from './rootProps.js'
export { useIsHydrated } from './useIsHydrated.js'
