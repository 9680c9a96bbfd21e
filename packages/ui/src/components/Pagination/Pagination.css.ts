import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['4']}`,
  paddingBlockStart: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
})

export const pages = componentStyle({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { order: 0, width: 'auto', marginInline: 'auto' } },
})

export const page = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: size.control,
  minHeight: size.control,
  color: color.inkMuted,
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: weight.strong },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInline: '0.75rem',
      insetBlockStart: `calc(-1 * ${space['3']} - 1px)`,
      height: '2px',
      background: color.signal,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink, background: color.hover } } } },
})

export const gap = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: space['5'],
  height: size.control,
  selectors: { '&::before': { content: '', width: '100%', height: '1px', background: color.line } },
})

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minHeight: size.control,
  fontWeight: weight.strong,
  selectors: { '&[rel="next"]': { marginInlineStart: 'auto' } },
  '@media': {
    [from.md]: { selectors: { '&[rel="next"]': { marginInlineStart: 0 } } },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' } } },
  },
})
