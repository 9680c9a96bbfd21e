import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { contentSplit, headBody, headSplit } from '../PageSection/PageSection.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'

/** On tablets the drawing stands beside the data, as on wide screens, instead of above it beside an empty half. */
export const drawn = moduleStyle({})
globalStyle(`${drawn} .${headSplit}`, inModules({ '@media': { [from.md]: { gridRow: 1, alignContent: 'start' } } }))
globalStyle(
  `${drawn} .${headBody}`,
  inModules({
    '@media': {
      [from.md]: { gridColumn: '1 / span 5', paddingInlineEnd: 0 },
      [from.lg]: { gridColumn: '1 / span 4', paddingInlineEnd: vars.space['5'] },
    },
  }),
)
globalStyle(
  `${drawn} .${contentSplit}`,
  inModules({
    '@media': {
      [from.md]: { position: 'relative', gridColumn: '6 / -1', gridRow: 1, paddingBlockStart: vars.space['5'] },
      [from.lg]: { gridColumn: '5 / -1' },
    },
  }),
)

/** Two columns of equal height on wide screens: names and values of a row stay close to each other. */
export const groups = moduleStyle({
  columnGap: vars.space.column,
  '@media': { [from.xl]: { columns: 2 } },
})
