import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, size, space, type, weight } = vars

export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: '5.5rem',
  padding: space['4'],
  background: color.surface,
  border: `${size.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  transition: `background-color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const zoneOver = componentStyle({
  background: color.signalTint,
  borderColor: color.signalInk,
  borderStyle: 'solid',
})
export const zoneDisabled = componentStyle({
  color: color.inkMuted,
  background: color.sunken,
  borderColor: color.line,
  selectors: { '&:hover': { borderColor: color.line } },
})

export const icon = componentStyle({ color: color.inkMuted })
export const invitation = componentStyle({ lineHeight: 1.4 })
export const choose = componentStyle({
  fontWeight: weight.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
})

export const covering = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const native = componentStyle({
  minWidth: 0,
  maxWidth: '100%',
  selectors: {
    '&::file-selector-button': {
      minHeight: size.controlSmall,
      marginInlineEnd: space['3'],
      paddingInline: space['3'],
      color: color.ink,
      background: 'none',
      border: `${size.hairline} solid ${color.lineStrong}`,
      borderRadius: radius.control,
      font: 'inherit',
      fontWeight: weight.strong,
    },
  },
})

export const listBox = componentStyle({ selectors: { '&:focus': { outline: 'none' } } })
export const list = componentStyle({ borderBlockEnd: `${size.hairline} solid ${color.line}` })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space['3'],
  paddingBlock: space['3'],
  selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.line}` } },
})
export const rowActions = componentStyle({ display: 'flex' })
export const rowIcon = componentStyle({ marginBlockStart: '0.15rem', color: color.inkMuted })
export const rowIconDone = componentStyle({ color: color.success })
export const rowBody = componentStyle({ display: 'grid', gap: space['1'] })
export const name = componentStyle({ lineHeight: 1.4, overflowWrap: 'anywhere' })
export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  fontSize: type.caption.size,
  lineHeight: 1.4,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const retry = componentStyle({ justifySelf: 'start', marginBlockStart: space['1'] })
