import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, size, space } = vars

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space['2'],
  paddingBlock: space['6'],
  borderBlock: `${size.hairline} solid ${color.line}`,
})
export const icon = styleVariants({
  neutral: inComponents({ marginBlockEnd: space['1'], color: color.inkMuted }),
  error: inComponents({ marginBlockEnd: space['1'], color: color.danger }),
})
export const text = componentStyle({ maxWidth: '40rem', color: color.inkMuted })
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['3'],
})
