import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'

/** Three cards in a row from tablets on, instead of two and one. */
export const threeUp = { '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }

/** Cards in up to three columns. */
export const cardGrid = {
  display: 'grid',
  gap: `${vars.space.block} ${vars.space.column}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}

/** The arrow of a card that is a link: every such card has one, centred on the first line of its title. */
export function cardArrow(title = vars.type.title4) {
  return {
    alignSelf: 'start',
    height: firstLine(title),
    color: vars.color.signalInk,
    transition: `translate ${vars.duration.medium} ${vars.easing.standard}`,
  } as const
}

/** Height of an icon beside a title: the drawing is in the middle of it. */
export function firstLine({ size, leading }: typeof vars.type.title4): string {
  return `calc(${size} * ${leading})`
}

/** Moves the arrow of a card while the pointer is over it. */
export function cardArrowMove(card: string) {
  return { [`${card}:hover &`]: { translate: '4px 0' }, [`${card}:hover &:dir(rtl)`]: { translate: '-4px 0' } }
}

/** The link's target area is the whole card; its name is the title. */
export const cardLink = {
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
} as const
