import kudex from './kudex.tokens.json' with { type: 'json' }
import strivona from './strivona.tokens.json' with { type: 'json' }
import type { BrandTokens } from './tokens.types.js'

/** Token file of every brand; a new brand is one more file and one more line here. */
export const brandTokens = { kudex, strivona } satisfies Record<string, BrandTokens>

/** Value of `data-brand` on `<html>`. */
export type Brand = keyof typeof brandTokens
