import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove, cardLink } from '../shared/styles/card.js'
import { running } from '../shared/styles/text.js'

const { color, space, size } = vars

export const board = moduleStyle({ display: 'block', width: '100%', height: 'auto' })

export const pegs = moduleStyle({ fill: 'none', stroke: color.lineStrong, strokeWidth: 3, strokeLinecap: 'round' })
export const trunk = moduleStyle({ fill: 'none', stroke: color.signal, strokeWidth: 16 })
export const branch = moduleStyle({ fill: 'none', stroke: color.signal, strokeWidth: 7 })
export const connector = moduleStyle({ fill: color.sunken, stroke: color.ink, strokeWidth: 2, strokeLinejoin: 'round' })
/** Larger in narrow drawings, so that the numbers can be read; grows away from its housing. */
export const badge = moduleStyle({
  transformBox: 'view-box',
  scale: '2.25',
  '@media': { [from.sm]: { scale: '1.75' }, [from.lg]: { scale: '1' } },
})
export const badgeGround = moduleStyle({ fill: color.ink })
export const badgeText = moduleStyle({
  fill: color.canvas,
  fontSize: '17px',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const list = moduleStyle({
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
})

const columns = `2rem minmax(0, 5fr) 5rem minmax(0, 7fr)`

/** The figures of the time axis, above the bars; on phones the bars have the full width. */
export const scale = moduleStyle({
  display: 'grid',
  marginBlockStart: space['6'],
  paddingBlockEnd: space['2'],
  '@media': { [from.md]: { gridTemplateColumns: columns, columnGap: space.column } },
})
export const scaleTexts = moduleStyle({
  display: 'block',
  gridColumn: '1 / -1',
  width: '100%',
  height: '1rem',
  overflow: 'visible',
  fill: color.inkMuted,
  fontSize: vars.type.caption.size,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { gridColumn: 4 } },
})

export const step = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: `${space['2']} ${space['3']}`,
  alignItems: 'baseline',
  paddingBlock: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: columns,
      columnGap: space.column,
      alignItems: 'center',
    },
  },
})

export const linked = moduleStyle({
  position: 'relative',
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.hover } } } },
})

export const link = moduleStyle({ ...cardLink, display: 'inline-flex', alignItems: 'center', gap: space['2'] })

export const arrow = moduleStyle({ ...cardArrow(), '@media': { [canHover]: { selectors: cardArrowMove(linked) } } })

export const number = moduleStyle({
  color: color.signalInk,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const body = moduleStyle({ minWidth: 0 })

export const title = style([typeStyle.title4])

export const text = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])

export const time = moduleStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' })

export const bar = moduleStyle({
  display: 'block',
  gridColumn: '1 / -1',
  width: '100%',
  height: '0.75rem',
  '@media': { [from.md]: { gridColumn: 'auto', height: '1.25rem' } },
})

export const axis = moduleStyle({ stroke: color.line, strokeWidth: 1 })
export const duration = moduleStyle({ fill: color.signal })

export const caption = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['4'] }),
])
