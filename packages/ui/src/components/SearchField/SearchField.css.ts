import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, radius, size: sizes, space, type } = vars

export const label = componentStyle({ display: 'block', paddingBlockEnd: space['2'] })

export const box = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  background: color.surface,
  border: `${sizes.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(> input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
  },
})

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  paddingInline: space['3'],
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
  },
})

export const size = styleVariants({
  medium: inComponents({ minHeight: sizes.control }),
  large: inComponents({ minHeight: sizes.controlLarge, fontSize: type.lead.size }),
})
