import { canHover } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

const { color } = vars
const hover = '&:hover:not([aria-disabled="true"], :disabled)'

/** Outlined button of an irreversible action. */
export const danger = moduleStyle({
  selectors: { '&:not(:disabled)': { color: color.danger, borderColor: color.danger } },
  '@media': { [canHover]: { selectors: { [hover]: { background: color.dangerTint, borderColor: color.danger } } } },
})
