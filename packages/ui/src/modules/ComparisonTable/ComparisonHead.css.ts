import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import {
  column,
  columnGap,
  columnWidth,
  hairline,
  inLines,
  line,
  onPaper,
  rowHeaderWidth,
  rowHeaderWideWidth,
  rowOnPhone,
} from './comparisonLayout.js'

const { color, size, space, type, weight } = vars
const tallEnough = `${from.md} and (min-height: 40em)`
const phonePicture = '4rem'
/** On phones the pictures scroll away with the page and the names stay in view; where products are lines, pictures are small. */
export const picture = moduleStyle({
  width: `calc(1.5 * ${phonePicture})`,
  height: phonePicture,
  marginBlockEnd: space['2'],
  ...tile,
  '@media': {
    [from.md]: {
      display: 'none',
      width: 'auto',
      height: 'auto',
      maxWidth: '9rem',
      aspectRatio: '3 / 2',
      marginBlockEnd: space['3'],
    },
    [tallEnough]: { display: 'block' },
    ...inLines({
      gridRow: '1 / span 3',
      width: '4.5rem',
      height: '3rem',
      marginBlockEnd: 0,
      marginInlineEnd: space['3'],
    }),
    print: { display: 'block', width: 'auto', height: 'auto', maxWidth: '6rem', aspectRatio: '3 / 2' },
  },
})

export const head = moduleStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.canvas,
  '@media': {
    [`not ${from.md}`]: {
      selectors: { [`&:has(${picture})`]: { insetBlockStart: `calc(-1 * (${phonePicture} + ${space['3']}))` } },
    },
    ...inLines({ position: 'static' }),
    print: { position: 'static' },
  },
})

export const headRow = moduleStyle(rowOnPhone)

export const corner = moduleStyle({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'table-cell',
      position: 'sticky',
      insetInlineStart: 0,
      width: `${rowHeaderWidth}rem`,
      background: color.canvas,
      borderBlockEnd: `${size.hairline} solid ${color.ink}`,
    },
    [from.lg]: { width: rowHeaderWideWidth },
  },
})

export const product = moduleStyle({
  ...column,
  position: 'relative',
  paddingBlock: space['3'],
  paddingInlineEnd: space['4'],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.strong,
  borderBlockEnd: `${size.hairline} solid ${color.ink}`,
  '@media': {
    [from.md]: { width: 'auto', minWidth: `${columnWidth}rem`, ...columnGap },
    ...inLines({
      ...line,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingBlock: space['2'],
      borderBlockEnd: hairline,
    }),
    print: onPaper,
  },
})
/** Leaves space for the button in the corner. */
export const name = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  paddingInlineEnd: space['7'],
  overflowWrap: 'anywhere',
  '@media': inLines({ gridColumn: 2 }),
})
export const variant = moduleStyle({
  display: 'block',
  fontSize: type.small.size,
  fontWeight: weight.text,
  color: color.inkMuted,
  '@media': inLines({ gridColumn: 2 }),
})
export const variantField = moduleStyle({
  position: 'relative',
  display: 'block',
  marginBlockStart: space['2'],
  '@media': inLines({ gridColumn: 2, justifySelf: 'start' }),
})
export const select = moduleStyle({
  appearance: 'none',
  minHeight: size.controlSmall,
  paddingBlock: space['1'],
  paddingInline: `${space['2']} ${space['6']}`,
  fontSize: type.small.size,
  fontWeight: weight.text,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
export const selectIcon = moduleStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5rem)',
  insetInlineEnd: space['2'],
  color: color.inkMuted,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
export const variantOnPaper = moduleStyle({
  display: 'none',
  fontWeight: weight.text,
  '@media': { print: { display: 'block' } },
})

export const remove = moduleStyle({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInlineEnd: space['4'],
  justifyContent: 'flex-end',
  overflow: 'clip',
  '@media': {
    // Beside the name, which stays in view.
    [`not ${from.md}`]: {
      selectors: {
        [`:where(${head}:has(${picture})) &`]: {
          insetBlockStart: `calc(${phonePicture} + ${space['3']} + ${space['2']})`,
        },
      },
    },
    [from.md]: { insetInlineEnd: 0 },
    ...inLines({ insetBlockStart: space['2'], insetInlineEnd: 0 }),
    print: { display: 'none' },
  },
})
/** The cross, not the empty edge of its square, ends at the edge of the column; without a scroll bar for that edge. */
globalStyle(`${remove} > svg`, inModules({ marginInlineEnd: '-0.25rem' }))
