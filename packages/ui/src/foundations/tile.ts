import { vars } from './contract.css.js'

const { media, mediaLight } = vars.color

/**
 * Ground of a picture with a cut-out machine: a little lighter in the middle, so that both a white hood and a dark cabinet
 * stand out from it in both schemes.
 */
export const tile = {
  background: `radial-gradient(ellipse at 50% 55%, ${mediaLight} 20%, color-mix(in oklab, ${mediaLight}, ${media} 50%))`,
}

/** Covers a picture, which has one brightness: in the dark scheme light ones would glare. */
export const dimming = 'light-dark(transparent, rgb(0 0 0 / 0.18))'
