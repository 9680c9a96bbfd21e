/** The user has chosen the colours: backgrounds and shadows are not painted. */
export const forcedColors = '(forced-colors: active)'

/** Shows a current choice with forced colours. The outline of the focus stays visible on it. */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  background: 'Highlight',
  outlineColor: 'CanvasText',
} as const

/** Shows a highlighted option with forced colours. */
export const forcedOption = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const
