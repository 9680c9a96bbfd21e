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
const playSign = (side: string, width: string, height: string) =>
  [
    `conic-gradient(from 240deg at 100% 50%, ${vars.color.onSignal} 60deg, transparent 0) 50% 50% / ${width} ${height} no-repeat`,
    `linear-gradient(${vars.color.signal}, ${vars.color.signal}) 50% 50% / ${side} ${side} no-repeat`,
  ].join(', ')
/**
 * Behind the frames: a play sign, which disappears when the video plays. It takes the place of the browser's controls until
 * the pointer or the focus is on the video. Touch screens have no pointer, and their browsers show a sign of their own.
 */
export const video = moduleStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  '@media': {
    [canHover]: {
      background: playSign('3.25rem', '1rem', '1.1875rem'),
      cursor: 'pointer',
      selectors: { '&:not(:hover, :focus-within)::-webkit-media-controls-enclosure': { opacity: 0 } },
    },
    [`${canHover} and ${from.md}`]: { background: playSign('5rem', '1.5rem', '1.75rem') },
  },
})

export const watch = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlockStart: vars.space['3'],
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
