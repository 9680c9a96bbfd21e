import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'
import { running } from '../styles/text.js'

const { color, space, size } = vars

// A drawing with a caption, and the list of what it shows.

export const figure = moduleStyle({ minWidth: 0 })

export const caption = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['3'] }),
])

export const list = moduleStyle({ borderBlockEnd: `${size.hairline} solid ${color.line}` })

export const entry = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'baseline',
  paddingBlock: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
})

export const title = style([typeStyle.title4])

export const text = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])
