import { defineBlock } from '../blockKind.ts'

/** Links to the sections of the page, in a bar that stays visible (NAV-15). The host lists the sections. */
export const anchorNavigation = defineBlock('anchorNavigation', { fields: {}, listText: () => ({}) })
