import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as drawing from '../shared/drawings/listedDrawing.css.js'
import { sevenColumns } from '../shared/styles/grid.css.js'
import { label, running } from '../shared/styles/text.js'

const { color, space } = vars

export const layout = moduleStyle({
  display: 'grid',
  gap: `${space['6']} ${space.column}`,
  alignItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: `${sevenColumns} minmax(0, 1fr)` },
  },
})

/** The map stays in view beside a long list. */
export const figure = style([
  drawing.figure,
  inModules({ '@media': { [from.md]: { position: 'sticky', insetBlockStart: space['9'] } } }),
])

/** Names have the size of text, so the map has no view box that would scale them. */
export const map = moduleStyle({ width: '100%', aspectRatio: '1', overflow: 'visible', direction: 'ltr' })

/** Lines and towns by state. */
export const mark = styleVariants({
  past: inModules({ color: color.inkMuted }),
  coming: inModules({ color: color.ink }),
  next: inModules({ color: color.signal }),
})

/** Lines other than the one to the next stop. */
export const faint = moduleStyle({ opacity: 0.35 })

/** With an outline that covers the dots of the land and lines. */
export const name = moduleStyle({
  ...label,
  fill: color.ink,
  stroke: color.canvas,
  strokeWidth: 6,
  paintOrder: 'stroke',
})

export const next = moduleStyle({ borderBlockStart: `3px solid ${color.signal}`, paddingBlock: space['3'] })

export const nextLabel = moduleStyle({ ...label, ...running, color: color.signalInk })

export const nextPlace = style([typeStyle.title2])

export const date = style([typeStyle.small])

/** Also on the map. */
export const number = style([typeStyle.small, inModules({ ...label, color: color.inkMuted })])

export const stop = style([
  drawing.entry,
  inModules({ position: 'relative', gridTemplateColumns: '1.5rem 6rem minmax(0, 1fr)' }),
])
