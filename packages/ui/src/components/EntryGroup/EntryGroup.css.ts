import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, size, space } = vars

export const entry = componentStyle({
  minWidth: 0,
  border: `${size.hairline} solid ${color.line}`,
  borderBlockStart: `2px solid ${color.lineStrong}`,
})

export const invalid = componentStyle({ borderColor: color.danger })

/** Floats, because a legend takes no part in any other layout of its fieldset. */
export const legend = componentStyle({
  float: 'inline-start',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  minHeight: size.control,
  paddingBlock: space['3'],
  paddingInline: space['4'],
})

export const actions = componentStyle({ float: 'inline-end', display: 'flex' })

export const fields = componentStyle({
  clear: 'both',
  display: 'grid',
  gap: space['4'],
  paddingInline: space['4'],
  paddingBlockEnd: space['5'],
})
