import { layoutMessages } from '../../layout/layout.messages.ts'
import type { BlockLoader } from '../blocks.types.ts'

/** Its items are the sections of the page: `fillAnchorNavigations` adds them (NAV-15). */
export const anchorNavigation: BlockLoader<'AnchorNavigationBlock'> = {
  toView: (_block, { intl }) => ({
    kind: 'anchorNavigation',
    props: { label: intl.formatMessage(layoutMessages.onThisPage), items: [] },
  }),
}
