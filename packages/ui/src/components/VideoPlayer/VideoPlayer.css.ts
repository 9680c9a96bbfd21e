import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, space, type, weight } = vars

export const player = componentStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  // Not `hidden`: the box must grow with the consent text.
  overflow: 'clip',
  background: color.media,
})
export const poster = componentStyle({ position: 'absolute', inset: 0, height: '100%' })
export const media = componentStyle({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  border: 0,
  background: color.media,
})

export const play = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end start',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

/** Signal colour for the main action. */
export const sign = componentStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  color: color.onSignal,
  background: color.signal,
  transition: `background-color ${duration.fast} ${easing.standard}`,
  '@media': {
    [from.md]: { width: '5.5rem', height: '5.5rem' },
    [canHover]: { selectors: { 'button:hover > &': { background: color.signalHover } } },
  },
})

export const durationText = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  padding: `${space['1']} ${space['2']}`,
  color: color.onSolid,
  background: color.solid,
  fontSize: type.caption.size,
  fontVariantNumeric: 'tabular-nums',
})

export const consent = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'end',
  gap: space['4'],
  padding: space['5'],
  color: color.ink,
  background: `color-mix(in srgb, ${color.canvas} 92%, transparent)`,
})
export const consentText = componentStyle({ maxWidth: '40rem', fontSize: type.small.size, lineHeight: 1.5 })
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['3']} ${space['5']}`,
})

export const plainLink = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minHeight: vars.size.control,
  paddingInline: space['4'],
  color: color.onSignal,
  background: color.signal,
  fontWeight: weight.strong,
})
