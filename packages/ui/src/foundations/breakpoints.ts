/** Widths in px from which a layout may change; the smallest supported viewport is 320 px. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const

/** Breakpoint name. */
export type Breakpoint = keyof typeof breakpoints

/** Media queries "from this width on", mobile first: `'@media': { [from.md]: { … } }`. */
export const from = {
  sm: `(min-width: ${breakpoints.sm / 16}rem)`,
  md: `(min-width: ${breakpoints.md / 16}rem)`,
  lg: `(min-width: ${breakpoints.lg / 16}rem)`,
  xl: `(min-width: ${breakpoints.xl / 16}rem)`,
} as const

/** Media query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Media query for pointers that can hover, so that touch leaves no hover styles behind. */
export const canHover = '(hover: hover)'
