import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const checklistTitle = moduleStyle({ marginBlockEnd: vars.space['2'], fontWeight: vars.weight.strong })

export const checklist = moduleStyle({
  display: 'grid',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['5'],
  listStyle: 'disc',
})
