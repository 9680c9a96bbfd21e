import { style, styleVariants } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { running } from '../shared/styles/text.js'

export const outer = style([grid, inModules({ marginBlockStart: vars.space.block })])

export const figure = styleVariants({
  stretched: inModules({ gridColumn: '1 / -1' }),
  'break-out': inModules({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '5 / -1' } } }),
  inline: inModules({
    gridColumn: '1 / -1',
    '@media': { [from.md]: { gridColumn: '1 / span 10' }, [from.lg]: { gridColumn: '5 / span 7' } },
  }),
})

export const film = moduleStyle({ position: 'relative', aspectRatio: '16 / 9', background: vars.color.media })
export const poster = moduleStyle({ position: 'absolute', inset: 0, height: '100%' })
export const video = moduleStyle({ position: 'relative', display: 'block', width: '100%', height: '100%' })
export const play = moduleStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  // The browser shows its own controls.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
/** Signal colour for the main action. */
export const playSign = moduleStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  color: vars.color.onSignal,
  background: vars.color.signal,
  '@media': {
    [from.md]: { width: '5rem', height: '5rem' },
    [canHover]: { selectors: { [`${play}:hover > &`]: { background: vars.color.signalHover } } },
  },
})

export const watch = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlockStart: vars.space['3'],
})

export const watchIcon = moduleStyle({
  display: 'inline-block',
  marginInlineStart: '-0.25rem',
  verticalAlign: '-0.125em',
})

export const note = style([typeStyle.caption, inModules({ flex: '1 1 18rem', color: vars.color.inkMuted })])

export const caption = style([
  typeStyle.caption,
  inModules({
    ...running,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space['1']} ${vars.space['5']}`,
    marginBlockStart: vars.space['3'],
    paddingBlockStart: vars.space['2'],
    color: vars.color.inkMuted,
    selectors: { '&::before': measureLine(vars.color.line, vars.color.lineStrong) },
  }),
])
