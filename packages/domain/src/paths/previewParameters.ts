/** Query parameter that selects the stage of a page for editors; without an editor it is an unknown parameter. */
export const stageParameter = 'stage'

/** Query parameter with the token of a shared preview; an unknown parameter without a valid one. */
export const shareParameter = 'share'
