import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing } = vars

/** Round; the dot is what an inset ring leaves of the surface. */
export const radio = componentStyle({
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  transition: `border-width ${duration.fast} ${easing.standard}`,
  selectors: {
    '&:checked': { background: color.surface, borderColor: color.solid, borderWidth: '7px' },
    '&:checked:disabled': { borderColor: color.line },
    '[aria-invalid="true"] &': { borderColor: color.danger },
  },
})
