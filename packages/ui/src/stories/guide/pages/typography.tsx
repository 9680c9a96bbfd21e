import { createGuide } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Type (ROUTE-46). */
export const Guide = createGuide(
  'Typography',
  'Sizes, faces and languages of headings and running text.',
  toGroups(
    import.meta.glob(
      ['../../foundations/look/Type.stories.tsx', '../../../components/{Heading,Text,Prose}/*.stories.tsx'],
      {
        eager: true,
      },
    ),
  ),
)
