import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth, grid } from '../shared/styles/grid.css.js'
import { label, running } from '../shared/styles/text.js'

export const footer = moduleStyle({
  color: vars.color.ink,
  background: vars.color.sunken,
  '@media': { print: { display: 'none' } },
})

export const top = style([
  grid,
  inModules({ rowGap: vars.space['7'], paddingBlock: `${vars.space['8']} ${vars.space.block}` }),
])

export const contact = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['4'],
  '@media': { [from.lg]: { gridColumn: '1 / span 4', paddingInlineEnd: vars.space['5'] } },
})

export const contactTitle = style([typeStyle.title2])

export const contactText = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

export const sections = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${vars.space['6']} ${vars.space.column}`,
  '@media': { [from.lg]: { gridColumn: '5 / -1' } },
})

export const sectionTitle = moduleStyle({ ...label, color: vars.color.inkMuted, marginBlockEnd: vars.space['3'] })

export const link = style([
  typeStyle.small,
  inModules({
    ...running,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingBlock: vars.space['1'],
  }),
])

export const bottom = style([
  pageWidth,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    position: 'relative',
    gap: `${vars.space['4']} ${vars.space['6']}`,
    paddingBlock: vars.space['5'],
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.gutter,
      top: 0,
      height: vars.size.hairline,
      background: vars.color.line,
    },
  }),
])

export const legal = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  minWidth: 0,
})

export const copyright = style([typeStyle.caption, inModules({ color: vars.color.inkMuted })])

export const legalLinks = moduleStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] })

export const home = moduleStyle({ display: 'inline-flex', minHeight: vars.size.control, alignItems: 'center' })
