import { style } from '@vanilla-extract/css'

/** A table of more than two products: on phones each value is a line with its product's name. */
export const many = style({})
