import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { recordFact, recordLine } from '../shared/styles/record.js'
import { running } from '../shared/styles/text.js'

const { color, size, space, weight } = vars
const hairline = `${size.hairline} solid ${color.line}`

export const page = style([
  grid,
  inModules({ rowGap: space['7'], paddingBlock: `${space['6']} ${space.section}`, alignItems: 'start' }),
])
export const back = moduleStyle({ gridColumn: '1 / -1' })
export const head = moduleStyle({ gridColumn: '1 / -1', display: 'grid', gap: space['3'] })
export const overline = moduleStyle(recordLine)
export const number = style([typeStyle.small, inModules({ fontVariantNumeric: 'tabular-nums', color: color.inkMuted })])
export const title = style([typeStyle.title2, inModules({ maxWidth: '28em' })])
export const statusText = moduleStyle({ ...running, maxWidth: '44em' })

export const main = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space['8'],
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '1 / span 7' } },
})
export const aside = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space['5'],
  '@media': { [from.lg]: { gridColumn: '9 / -1' } },
})
export const heading = style([typeStyle.title4, inModules({ marginBlockEnd: space['4'] })])
/** Preserves line breaks. */
export const written = moduleStyle({ ...running, whiteSpace: 'pre-line', maxWidth: '44em' })

export const facts = moduleStyle({ width: '100%', borderBlockEnd: hairline })
export const fact = moduleStyle(recordFact)
export const factLabel = style([typeStyle.small, inModules({ color: color.inkMuted })])

export const note = moduleStyle({ paddingBlock: space['5'], borderBlock: hairline, color: color.inkMuted })
export const comments = moduleStyle({ borderBlockEnd: hairline })
export const comment = moduleStyle({
  display: 'grid',
  gap: `${space['3']} ${space.column}`,
  paddingBlock: space['5'],
  borderBlockStart: hairline,
  '@media': { [from.md]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
})
export const byline = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: `0 ${space['3']}`,
    '@media': { [from.md]: { display: 'grid' } },
  }),
])
export const author = moduleStyle({ fontWeight: weight.strong })
export const role = moduleStyle({ color: color.signalInk })
export const time = moduleStyle({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const commentBody = moduleStyle({ display: 'grid', gap: space['3'], minWidth: 0 })
export const attachments = moduleStyle({ display: 'grid', gap: space['3'], overflowWrap: 'anywhere' })
export const attachment = moduleStyle({ display: 'grid', gap: space['1'], justifyItems: 'start', maxWidth: '32rem' })
export const thumbnail = moduleStyle({ width: '8rem' })
/** A section of the sidebar. */
export const part = moduleStyle({ display: 'grid', justifyItems: 'start', gap: space['3'], width: '100%' })
export const history = moduleStyle({ display: 'grid', gap: space['3'], overflowWrap: 'anywhere' })
export const form = moduleStyle({ marginBlockStart: space['6'], maxWidth: '48rem' })
