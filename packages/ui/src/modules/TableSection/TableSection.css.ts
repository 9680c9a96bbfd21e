import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { unbroken } from '../shared/records/unbrokenParts.css.js'

const { color, size, space, type } = vars

/** A table with more columns than a phone shows at once. */
export const manyColumns = style({})

export const swatch = moduleStyle({
  display: 'inline-block',
  width: '1.5rem',
  height: '1rem',
  marginInlineEnd: space['2'],
  verticalAlign: '-0.125em',
  outline: `${size.hairline} solid ${color.lineStrong}`,
})

onPhone('tbody', { fontSize: type.small.size })
onPhone(':is(th, td)', { paddingInlineEnd: space['3'] })
onPhone('thead th', { verticalAlign: 'bottom', hyphens: 'auto' })
onPhone('tbody th', { width: 'auto', color: color.ink })
// A part number stays in view while the values of its row scroll.
onPhone(`${unbroken}:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: color.canvas,
  backgroundClip: 'padding-box',
})

function onPhone(selector: string, rule: Parameters<typeof inModules>[0]): void {
  const query = `not all and (min-width: ${breakpoints.md / 16}rem)`
  globalStyle(`${manyColumns} ${selector}`, inModules({ '@media': { [query]: rule } }))
}
