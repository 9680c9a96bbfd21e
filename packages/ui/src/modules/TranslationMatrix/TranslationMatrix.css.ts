import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { running } from '../shared/styles/text.js'

const { color, space, type, weight } = vars

export const legend = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space['2']} ${space['5']}` })
export const legendEntry = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minHeight: '1.5rem',
  fontSize: type.small.size,
})
export const count = moduleStyle({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })

export const currentCount = moduleStyle({ fontWeight: weight.strong, textDecoration: 'underline' })

/** The order is the legend's. */
export const mark = styleVariants({
  translated: inModules({ color: color.success }),
  'in-progress': inModules({ color: color.info }),
  'marked-for-translation': inModules({ color: color.warning }),
  outdated: inModules({ color: color.warning }),
  overdue: inModules({ color: color.danger }),
})

export const table = moduleStyle({ display: 'block', '@media': { [from.md]: { display: 'table' } } })
export const body = moduleStyle({ display: 'block', '@media': { [from.md]: { display: 'table-row-group' } } })
export const headRow = moduleStyle({ display: 'block', '@media': { [from.md]: { display: 'table-row' } } })
export const row = moduleStyle({
  display: 'block',
  paddingBlock: space['3'],
  '@media': { [from.md]: { display: 'table-row' } },
})

/** On phones each mark carries its language. */
export const language = moduleStyle({
  textTransform: 'uppercase',
  '@media': {
    [`not all and ${from.md}`]: { position: 'absolute', overflow: 'hidden', width: '1px', height: '1px', padding: 0 },
  },
})
export const page = moduleStyle({
  display: 'block',
  fontWeight: weight.text,
  '@media': { [from.md]: { display: 'table-cell', minWidth: '14rem' } },
})
export const pageContent = moduleStyle({ ...running, display: 'grid', justifyItems: 'start', gap: space['1'] })
/** What follows the checkbox is aligned with its text. */
export const choosable = moduleStyle({})
globalStyle(`${choosable} > :not(:first-child)`, inModules({ marginInlineStart: `calc(1.5rem + ${space['3']})` }))
export const path = moduleStyle({ color: color.inkMuted, whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const cell = moduleStyle({
  display: 'inline-flex',
  gap: space['2'],
  paddingBlock: space['1'],
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [from.md]: {
      display: 'table-cell',
      paddingBlock: space['3'],
      selectors: { '&:empty': { display: 'table-cell' } },
    },
    [`not all and ${from.md}`]: {
      selectors: {
        '&::before': { content: 'attr(data-label) / ""', color: color.inkMuted, textTransform: 'uppercase' },
      },
    },
  },
})
export const marks = moduleStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space['1'] })
export const due = moduleStyle({
  fontSize: type.caption.size,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const overdue = moduleStyle({ color: color.danger, fontWeight: weight.strong })

export const changes = moduleStyle({ display: 'grid', gap: space['3'], fontSize: type.small.size })
export const field = moduleStyle({ color: color.inkMuted })

export const bulk = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
  gap: space['4'],
})
export const steps = moduleStyle({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space['3'] })
