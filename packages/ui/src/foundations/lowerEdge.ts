/** Custom property of the root: how much of the window's lower edge something covers. */
export const coveredProperty = '--kx-covered-end'

/** The covered height in styles; nothing is covered unless somebody says so. */
export const covered = `var(${coveredProperty}, 0px)`

/** Custom property of the root: height of the bar above what is covered, where there is one. */
export const barProperty = '--kx-bar-end'

/** Where what floats may begin, seen from the lower edge. */
export const freeEnd = `calc(${covered} + var(${barProperty}, 0px))`
