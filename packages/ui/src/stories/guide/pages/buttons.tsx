import { createGuide } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Buttons and links (ROUTE-46). */
export const Guide = createGuide(
  'Buttons',
  'What people press: actions, links that look like them, and links in text.',
  toGroups(import.meta.glob('../../../components/{Button,Link,ShowMore}/*.stories.tsx', { eager: true }), {
    areTogether: true,
  }),
)
