import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { inComponents } from '../styleIn.js'

const headings = ['display', 'title1', 'title2', 'title3', 'title4'] as const
const texts = ['lead', 'body', 'small', 'caption'] as const

/** One class per step of the type scale: size, leading, weight, tracking and face together. */
export const typeStyle = {
  ...styleVariants(toRecord(headings), (_step, name) => inComponents(toHeadingRule(name))),
  ...styleVariants(toRecord(texts), (_step, name) => inComponents(toTextRule(name))),
}

function toHeadingRule(name: (typeof headings)[number]): StyleRule {
  const isLarge = name === 'display' || name === 'title1'
  return {
    fontFamily: vars.font.display,
    fontSize: vars.type[name].size,
    lineHeight: vars.type[name].leading,
    fontWeight: vars.weight.display,
    letterSpacing: isLarge ? vars.tracking.display : vars.tracking.title,
    // Compensates tight tracking between words.
    wordSpacing: `calc(-1.5 * ${isLarge ? vars.tracking.display : vars.tracking.title})`,
    textWrap: 'balance',
    // Prevents long German compounds from overflowing on phones.
    hyphens: 'auto',
    hyphenateLimitChars: '12 5 4',
    // Fallback without a hyphenation dictionary: `anywhere`, because `break-word` still widens grids and flex rows.
    overflowWrap: 'anywhere',
    selectors: {
      '&:lang(zh), &:lang(ja)': {
        letterSpacing: 'normal',
        lineHeight: 1.25,
      },
    },
  }
}

function toTextRule(name: (typeof texts)[number]): StyleRule {
  return {
    fontSize: vars.type[name].size,
    lineHeight: vars.type[name].leading,
    textWrap: name === 'lead' ? 'balance' : 'pretty',
  }
}

function toRecord<Name extends string>(names: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>
}
