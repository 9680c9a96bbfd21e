export { AppContextProvider, useAppContext, type AppContext, type AppSite } from './appContext.ts'
export { createKey } from './createKey.ts'
export type { Feature, FeatureSlots, PageView, ProductActionProps } from './feature.types.ts'
export { whenIdle } from './whenIdle.ts'
