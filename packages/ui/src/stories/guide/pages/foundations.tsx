import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Colours, space, layout and breakpoints (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return (
    <GuidePage
      {...props}
      title="Foundations"
      lead="Colours, space, layout and breakpoints: what every brand fills in and every component stands on."
      groups={groups}
    />
  )
}

const groups = toGroups(
  import.meta.glob('../../{Colours,Space,Layout,Breakpoints}.stories.tsx', {
    eager: true,
  }),
)
