import brandPortal from './brand-portal.tokens.json' with { type: 'json' }
import conexara from './conexara.tokens.json' with { type: 'json' }
import expo from './expo.tokens.json' with { type: 'json' }
import kudex from './kudex.tokens.json' with { type: 'json' }
import strivona from './strivona.tokens.json' with { type: 'json' }
import type { BrandTokens } from './tokens.types.js'
import veritesta from './veritesta.tokens.json' with { type: 'json' }

/** Token file of every brand. */
export const brandTokens = {
  kudex,
  strivona,
  veritesta,
  conexara,
  'brand-portal': brandPortal,
  expo,
} satisfies Record<string, BrandTokens>

/** Value of `data-brand` on `<html>`. */
export type Brand = keyof typeof brandTokens
