import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Type (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return (
    <GuidePage
      {...props}
      title="Typography"
      lead="Sizes, faces and languages of headings and running text."
      groups={groups}
    />
  )
}

const groups = toGroups(
  import.meta.glob(['../../Type.stories.tsx', '../../../components/{Heading,Text,Prose}/*.stories.tsx'], {
    eager: true,
  }),
)
