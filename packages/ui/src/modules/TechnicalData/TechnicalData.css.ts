import { globalStyle } from '@vanilla-extract/css'
import { breakpoints, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { headSplit } from '../PageSection/PageSection.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'

const onTablet = `(min-width: ${breakpoints.md / 16}rem) and (not (min-width: ${breakpoints.lg / 16}rem))`

/**
 * On tablets head, drawing and groups fill two columns of about the same height: beside a single column of groups the
 * space below the drawing would be empty.
 */
export const drawn = moduleStyle({})
globalStyle(
  `${drawn} > div`,
  inModules({
    '@media': {
      [onTablet]: { position: 'relative', display: 'block', columns: 2, paddingBlockStart: vars.space['5'] },
    },
  }),
)
globalStyle(
  `${drawn} .${headSplit}`,
  inModules({
    '@media': {
      [onTablet]: { position: 'static', breakInside: 'avoid', paddingBlockStart: 0, marginBlockEnd: vars.space['7'] },
    },
  }),
)
// The rule is as wide as both columns.
globalStyle(
  `${drawn} .${headSplit}::before`,
  inModules({ '@media': { [onTablet]: { insetInline: vars.space.gutter } } }),
)

/** Two columns of equal height on wide screens: names and values of a row stay close to each other. */
export const groups = moduleStyle({
  columnGap: vars.space.column,
  '@media': { [from.xl]: { columns: 2 } },
})
