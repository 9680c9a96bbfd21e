import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars

/** A table with more columns than a phone shows beside each other: there its rows are groups of lines. */
export const stacked = style({})

export const swatch = moduleStyle({
  display: 'inline-block',
  width: '1.5rem',
  height: '1rem',
  marginInlineEnd: space['2'],
  verticalAlign: '-0.125em',
  outline: `${size.hairline} solid ${color.lineStrong}`,
})

onPhone(':is(table, caption, tbody, tbody tr, tbody th)', { display: 'block' })
// Each value has the title of its column beside it; the header row stays for screen readers.
onPhone('thead', { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
onPhone('tbody', { borderBlockStart: `${size.hairline} solid ${color.line}` })
onPhone('tbody tr', { paddingBlock: space['3'] })
onPhone('tbody :is(th, td)', { padding: 0 })
onPhone('tbody th', { width: 'auto', color: color.ink, fontWeight: weight.strong, paddingBlockEnd: space['1'] })
onPhone('tbody td', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space['4'],
  paddingBlock: '0.125rem',
  fontSize: type.small.size,
  textAlign: 'start',
})
onPhone('tbody td:empty', { display: 'none' })
onPhone('td::before', { content: 'attr(data-label) / ""', whiteSpace: 'normal', color: color.inkMuted })

function onPhone(selector: string, rule: Parameters<typeof inModules>[0]): void {
  const query = `not all and (min-width: ${breakpoints.md / 16}rem)`
  globalStyle(`${stacked} ${selector}`, inModules({ '@media': { [query]: rule } }))
}
