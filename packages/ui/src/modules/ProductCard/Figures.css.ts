import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

const { color, space, weight } = vars

/** At the lower edge, so that the figures of cards in a row share their lines. */
export const list = moduleStyle({ display: 'grid', gridColumn: '1 / -1', gap: space['2'], marginBlockStart: 'auto' })

export const figure = style([
  typeStyle.caption,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space['3'],
    // Values without a scale take the place of one, so that the lines of neighbours align.
    gridTemplateRows: 'auto 8px',
    alignItems: 'baseline',
  }),
])

export const label = moduleStyle({ ...running, color: color.inkMuted })

export const value = moduleStyle({
  maxWidth: '11rem',
  textAlign: 'end',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

/** “10…240 mm²” stays on one line. */
export const unbroken = moduleStyle({ whiteSpace: 'nowrap' })

export const scale = moduleStyle({ gridColumn: '1 / -1', lineHeight: 0 })

/** Marks at an end stand half outside. */
export const bar = moduleStyle({ display: 'block', width: '100%', height: '8px', overflow: 'visible' })

const line = { height: '2px', translate: '0 3px' }

export const track = moduleStyle({ ...line, width: '100%', fill: color.line })

const filled = { fill: color.ink, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } } as const

export const covered = moduleStyle({ ...line, ...filled })

/** Centred on its position. */
export const mark = moduleStyle({ ...filled, width: '2px', height: '8px', translate: '-1px 0' })
