/** Custom property of the root: how much of the window's lower edge something covers. */
export const coveredProperty = '--kx-covered-end'

/** The covered height in styles; nothing is covered unless somebody says so. */
export const covered = `var(${coveredProperty}, 0px)`
