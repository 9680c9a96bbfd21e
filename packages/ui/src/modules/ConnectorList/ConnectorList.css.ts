import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label as labelStyle, running } from '../shared/styles/text.js'

const { color, space, size } = vars

export const list = moduleStyle({ borderBlockEnd: `${size.hairline} solid ${color.ink}` })

export const connector = moduleStyle({
  display: 'grid',
  gap: `${space['4']} ${space.column}`,
  paddingBlock: space['5'],
  borderBlockStart: `${size.hairline} solid ${color.ink}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'center' },
  },
})

export const drawing = moduleStyle({
  '@media': { [from.md]: { gridColumn: '1 / span 4' }, [from.lg]: { gridColumn: '1 / span 4' } },
})

export const face = moduleStyle({ display: 'block', width: '100%', maxWidth: '24rem', height: 'auto' })

const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

export const housing = moduleStyle({ ...line, fill: color.signal })
export const cavity = moduleStyle({ fill: color.onSignal, opacity: 0.16 })
export const contact = moduleStyle({ fill: color.onSignal })

export const body = moduleStyle({ minWidth: 0, '@media': { [from.md]: { gridColumn: '5 / span 4' } } })

export const partNumber = style([
  typeStyle.title2,
  inModules({ fontVariantNumeric: 'tabular-nums lining-nums', hyphens: 'none' }),
])

export const title = style([typeStyle.body, inModules({ ...running, color: color.inkMuted })])

export const facts = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space['2']} ${space['4']}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { gridColumn: '9 / -1', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fact = moduleStyle({
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'baseline',
      columnGap: space['4'],
    },
  },
})

export const label = moduleStyle({ ...labelStyle, ...running, color: color.inkMuted })

export const caption = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['4'] }),
])
