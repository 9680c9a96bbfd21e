import type { GuidePageProps } from '../guide.types.js'
import { GuideViewer } from '../GuideViewer.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Modules (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return <GuideViewer {...props} title="Modules" lead="Whole parts of a page, filled with examples." groups={groups} />
}

const groups = toGroups(
  import.meta.glob(['../../../modules/*/*.stories.tsx', '!../../../modules/PageShell/*.stories.tsx'], {
    eager: true,
  }),
)
