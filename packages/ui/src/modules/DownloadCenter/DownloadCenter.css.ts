import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { firstLineProperty, firstSpaceProperty } from '../../foundations/firstLine.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

/** Below the title of its group a list keeps the line above its first entry. */
export const groups = moduleStyle({
  display: 'grid',
  gap: vars.space['7'],
  vars: { [firstLineProperty]: vars.size.hairline, [firstSpaceProperty]: vars.space['3'] },
})

export const groupTitle = style([typeStyle.title4, inModules({ marginBlockEnd: vars.space['3'] })])
