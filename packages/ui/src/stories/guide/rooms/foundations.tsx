import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Colours, space and layout (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return (
    <GuidePage
      {...props}
      title="Foundations"
      lead="Colours, space and layout: what every brand fills in and every component stands on."
      groups={groups}
    />
  )
}

const groups = toGroups(
  import.meta.glob('../../{Colours,Space,Layout}.stories.tsx', {
    eager: true,
  }),
)
