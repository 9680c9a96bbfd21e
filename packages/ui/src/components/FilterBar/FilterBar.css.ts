import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { layers } from '../../foundations/layers.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { space, type, color } = vars

export const bar = componentStyle({ display: 'grid', gap: space['4'] })

export const further = componentStyle({ display: 'contents' })
/** Five controls and a button fill a line or two, so that they end at the right margin. */
const fiveAndButton = `:has(> ${further} > :nth-child(5):last-child):has(> [type='submit'])`
export const controls = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
  gap: space['4'],
  // Seven do not fit beside each other: two rows instead of a last one alone.
  '@media': {
    // Many on a phone: pairs below the first, so that the list is not pushed off the screen.
    [`not ${from.sm}`]: {
      selectors: { [`&:has(> ${further} > :nth-child(5))`]: { display: 'flex', flexWrap: 'wrap' } },
    },
    [from.md]: { selectors: { [`&${fiveAndButton}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    [from.xl]: { selectors: { [`&${fiveAndButton}`]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) auto' } } },
    [from.lg]: {
      selectors: { [`&:has(> ${further} > :nth-child(6))`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
})
export const submit = componentStyle({
  justifySelf: 'start',
  justifyContent: 'center',
  '@media': { [from.md]: { selectors: { [`${controls}${fiveAndButton} > &`]: { justifySelf: 'stretch' } } } },
})

const onPhone = '(scripting: enabled) and (max-width: 47.99rem)'

/** Many controls: fields share the lines, everything else is as wide as its text. */
export const inLine = componentStyle({ display: 'flex', flexWrap: 'wrap' })
export const toggle = componentStyle({
  selectors: { '&&': { display: 'none' } },
  '@media': { [onPhone]: { selectors: { '&&': { display: 'inline-flex' } } } },
})
/** The controls that the toggle shows on phones. */
export const hideable = componentStyle({
  display: 'contents',
  '@media': {
    [onPhone]: { display: 'none', gap: space['4'], selectors: { '&[data-open]': { display: 'grid' } } },
  },
})
globalStyle(`${inLine} > div, ${hideable} > div`, {
  '@layer': { [layers.components]: { flex: '1 1 8rem', '@media': { [onPhone]: { flexBasis: '100%' } } } },
})
// A date with its button needs more, also on a tablet.
globalStyle(`${hideable} > div:has([type='date'])`, {
  '@layer': { [layers.components]: { flexBasis: '10rem', '@media': { [onPhone]: { flexBasis: '100%' } } } },
})

// A select whose longest option needs more than half of the line has a line of its own.
globalStyle(`${further}:has(> :nth-child(5)) > *`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`not ${from.sm}`]: { flex: '1 0 auto', minWidth: `calc(50% - ${space['2']})`, maxWidth: '100%' } },
    },
  },
})
globalStyle(`${further}:has(> :nth-child(5)) > :first-child`, {
  '@layer': { [layers.components]: { '@media': { [`not ${from.sm}`]: { flexBasis: '100%' } } } },
})

// Fields share the line evenly, dates too.
globalStyle(`${controls} input, ${inLine} input`, {
  '@layer': { [layers.components]: { maxWidth: 'none' } },
})

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minHeight: '2.25rem',
})
export const result = componentStyle({
  marginInlineEnd: space['3'],
  fontSize: type.small.size,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
