import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Buttons and links (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return (
    <GuidePage
      {...props}
      title="Buttons"
      lead="What people press: actions, links that look like them, and links in text."
      groups={groups}
    />
  )
}

const groups = toGroups(
  import.meta.glob('../../../components/{Button,Link,ShowMore}/*.stories.tsx', {
    eager: true,
  }),
  { areTogether: true },
)
