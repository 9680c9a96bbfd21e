import { createGuide } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Colours, space, layout and breakpoints (ROUTE-46). */
export const Guide = createGuide(
  'Foundations',
  'Colours, space, layout and breakpoints: what every brand fills in and every component stands on.',
  toGroups(
    import.meta.glob('../../foundations/{look/Colours,layout/{Space,Layout,Breakpoints}}.stories.tsx', { eager: true }),
  ),
)
