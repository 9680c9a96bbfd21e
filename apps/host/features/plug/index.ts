export { FrameProvider, useFrame, type Frame, type FrameSettings, type FrameSite } from './frameContext.ts'
export type { FeaturePlug, FeatureSlots } from './plug.types.ts'
