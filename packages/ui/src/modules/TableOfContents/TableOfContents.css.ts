import { style, styleVariants } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { label, running } from '../shared/styles/text.js'

export const contents = style([
  grid,
  inModules({
    rowGap: vars.space['3'],
    marginBlockStart: vars.space.block,
    '@media': { print: { display: 'none' } },
  }),
])

/** Aligned with section headings, its links with their texts. */
export const title = moduleStyle({
  ...label,
  gridColumn: '1 / -1',
  color: vars.color.inkMuted,
  '@media': { [from.lg]: { gridColumn: '1 / span 4', paddingBlockStart: vars.space['3'] } },
})

export const list = moduleStyle({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '5 / -1' } },
})

const entry = moduleStyle({ borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` })

export const item = styleVariants({ 2: [entry], 3: [entry, inModules({ paddingInlineStart: vars.space['5'] })] })

/** The drawing, not the empty edge of its square, ends at the edge of the content. */
export const arrow = moduleStyle({ marginInlineEnd: '-0.1875rem', color: vars.color.signalInk })

export const link = style([
  typeStyle.body,
  inModules({
    ...running,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['4'],
    minHeight: vars.size.control,
    paddingBlock: vars.space['2'],
    fontWeight: vars.weight.strong,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'none', color: vars.color.signalInk } } } },
  }),
])
