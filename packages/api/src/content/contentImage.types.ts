import type { NavigationImage } from '@kudex/domain/navigation'

/** A picture of the image service. */
export type ContentImage = NavigationImage
