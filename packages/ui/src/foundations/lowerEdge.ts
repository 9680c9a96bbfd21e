/** Custom property on the root: height of the lower edge that is covered. */
export const coveredProperty = '--kx-covered-end'

/** Covered height in styles; defaults to 0. */
export const covered = `var(${coveredProperty}, 0px)`

/** Custom property on the root: height of the bar above the covered area, if any. */
export const barProperty = '--kx-bar-end'

/** Distance from the lower edge at which floating elements start. */
export const freeEnd = `calc(${covered} + var(${barProperty}, 0px))`
