import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import * as listStyles from '../shared/records/list.css.js'

const { space } = vars

export const head = style([grid, inModules({ rowGap: space['4'], paddingBlockStart: space['6'] })])
const whole = { gridColumn: '1 / -1' } as const
/** Not on small screens, where the breadcrumb is such a link. */
export const back = moduleStyle({
  ...whole,
  display: 'none',
  '@media': { [from.lg]: { display: 'inline-flex' } },
  alignItems: 'center',
  gap: space['2'],
  justifySelf: 'start',
  minHeight: '1.5rem',
})
export const meta = style([listStyles.meta, inModules({ ...whole, paddingBlockStart: space['5'] })])
export const title = style([
  typeStyle.display,
  inModules({ ...whole, '@media': { [from.lg]: { gridColumn: '1 / span 11' } } }),
])
export const lead = style([
  typeStyle.lead,
  inModules({ ...whole, '@media': { [from.lg]: { gridColumn: '1 / span 7' } } }),
])
export const aside = moduleStyle({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlock: space['3'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})
export const contacts = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: space['5'] })
export const contact = moduleStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: '2.5rem',
})
/** Contact pictures are 80 px square at most (IMG-08). */
export const face = moduleStyle({ width: '2.5rem' })
export const figure = moduleStyle({ ...whole, margin: 0, '@media': { [from.lg]: { gridColumn: '5 / -1' } } })
/** Pictures of machines are 4:3: flatter frames would cut off feet and reels. */
export const picture = moduleStyle({
  aspectRatio: '4 / 3',
  background: vars.color.media,
  '@media': { [from.md]: { aspectRatio: '3 / 2' } },
})
export const caption = style([
  typeStyle.caption,
  inModules({ paddingBlockStart: space['2'], color: vars.color.inkMuted }),
])
