import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { label } from '../shared/styles/text.js'

const { space } = vars

export const bar = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  '@media': { print: { display: 'none' } },
})
/** The text of the last button ends at the edge of the content. */
globalStyle(`${bar} > button:last-of-type`, inModules({ marginInlineEnd: `calc(-1 * ${space['3']})` }))

export const title = moduleStyle({ ...label, color: vars.color.inkMuted })
export const targets = moduleStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space['1'] })
