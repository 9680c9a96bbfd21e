import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, shadow, size, space } = vars

export const report = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' } },
})
/** The cover is the only element with a shadow; its outline stays visible on a background of the same colour. */
export const cover = moduleStyle({
  maxWidth: '14rem',
  aspectRatio: '210 / 297',
  background: color.media,
  outline: `${size.hairline} solid ${color.line}`,
  boxShadow: shadow.floating,
})
export const body = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  justifyItems: 'start',
})
export const earlier = moduleStyle({ display: 'grid', gap: space['3'] })
