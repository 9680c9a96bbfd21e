import { Breadcrumb } from '../../../index.js'
import * as stories from '../../../modules/ErrorPage/ErrorPage.stories.js'
import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** The error page with its breadcrumbs, Home and then its title (PAGE-32). */
export function Guide(props: GuidePageProps) {
  return (
    <>
      <div className="guide-breadcrumbs">
        <Breadcrumb
          label="Breadcrumbs"
          home={{ href: '/', label: 'Home' }}
          items={[{ text: stories.default.args.title }]}
        />
      </div>
      <GuidePage {...props} title="Error page" lead="What people see when a fault is ours." groups={groups} />
    </>
  )
}

const groups = toGroups({ stories })
