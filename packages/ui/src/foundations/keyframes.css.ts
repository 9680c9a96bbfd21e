import { keyframes } from '@vanilla-extract/css'

/** Fades in: what lies over the page. */
export const appear = keyframes({ from: { opacity: 0 } })

/** Fades in and moves up: dialogs and messages. */
export const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

/** Fades and returns: what is loading. */
export const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** One turn: spinners. */
export const turn = keyframes({ to: { rotate: '360deg' } })

/** A bar of 40 % of its track enters and leaves at the other end: progress whose length is not known. */
export const feed = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } })

/** `feed` for languages that are written from right to left. */
export const feedMirrored = keyframes({ from: { translate: '100% 0' }, to: { translate: '-250% 0' } })
