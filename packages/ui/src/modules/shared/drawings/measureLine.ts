import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'

const tick = '0.5625rem'

/**
 * A hairline that ends like the dimension line of a technical drawing: a short tick at each end. Goes on the top edge of
 * a positioned element's `::before`.
 */
export function measureLine(color: string = vars.color.line, tickColor: string = vars.color.ink): StyleRule {
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: `calc(${tick} / -2)`,
    height: tick,
    pointerEvents: 'none',
    background: [
      `linear-gradient(${tickColor}, ${tickColor}) left / ${vars.size.hairline} 100% no-repeat`,
      `linear-gradient(${tickColor}, ${tickColor}) right / ${vars.size.hairline} 100% no-repeat`,
      `linear-gradient(${color}, ${color}) center / 100% ${vars.size.hairline} no-repeat`,
    ].join(', '),
  }
}

/** A fine cross that marks a corner, as on technical drawings; for `::before` or `::after` of a positioned element. */
export function cornerCross(
  corner: { top?: 0; bottom?: 0; left?: 0; right?: 0 },
  color: string = vars.color.ink,
): StyleRule {
  const size = '1.0625rem'
  const half = `calc(${size} / -2)`
  return {
    content: '""',
    position: 'absolute',
    width: size,
    height: size,
    pointerEvents: 'none',
    background: [
      `linear-gradient(${color}, ${color}) center / ${vars.size.hairline} 100% no-repeat`,
      `linear-gradient(${color}, ${color}) center / 100% ${vars.size.hairline} no-repeat`,
    ].join(', '),
    ...(corner.top === 0 ? { top: half } : {}),
    ...(corner.bottom === 0 ? { bottom: half } : {}),
    ...(corner.left === 0 ? { left: half } : {}),
    ...(corner.right === 0 ? { right: half } : {}),
  }
}
