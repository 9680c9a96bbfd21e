/** A row of a component's table of keys. */
export interface KeyRow {
  /** As readers see it, for example `Home, End`. */
  readonly keys: string
  readonly effect: string
  /** Stories and tests that press all of the keys. */
  readonly testedBy: readonly string[]
}

/**
 * Rows of the table of keys of a documentation page, each with the stories whose play function presses its keys and the
 * test of the pattern that names it: keys of native elements need a real keyboard, which play functions do not have.
 */
export function listKeys(name: string, page: string, stories: string, patterns: string): KeyRow[] {
  const [, section = ''] = /^## Keyboard$([\s\S]*?)^## /m.exec(page) ?? []
  const plays = listPlays(stories)
  const tested = new Set(
    [...patterns.matchAll(/component: '(\w+)',\s+keys: '([^']+)'/g)].map(([, ...key]) => key.join(' ')),
  )
  return [...section.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)]
    .filter(([, keys]) => keys !== '–')
    .map(([, keys = '', effect = '']) => ({
      keys,
      effect,
      testedBy: [
        ...plays
          .filter((play) => toPresses(keys).every((press) => press.test(play)))
          .map((play) => play.split(':')[0] ?? ''),
        ...(tested.has(`${name} ${keys}`) ? ['pattern test'] : []),
      ],
    }))
}

/** `Enter, Space` and `↑ ↓` as single keys. */
export function splitKeys(keys: string): string[] {
  return keys.split(/, | or | (?=[↑↓←→])/)
}

/** What the play functions of a component leave out: the accessible name of a control, the pointer, the keyboard. */
export function listMissingUses(stories: string): string[] {
  const plays = listPlays(stories).join('')
  return Object.entries(uses).flatMap(([use, pattern]) => (pattern.test(plays) ? [] : [use]))
}

function listPlays(stories: string): string[] {
  return stories.split(/^export const /m).filter((story) => story.includes('play: '))
}

/** Functions of `stories-assets/plays.ts` that use a control by pointer and by keyboard. */
const both = 'followsLink|pressesButton|sorts|sendsForm|fillsField|choosesOption|ticksCheckbox|opensDetails'
const keyboardOnly = 'tabsTo|keepsFocusInDialog'

const uses = {
  name: /ByRole\(\s*'\w+',\s*\{[^}]*name:|toHaveAccessibleName\(|ByLabelText\(/,
  pointer: new RegExp(`\\b(${both}|clicksAt|opensDialog)\\(|userEvent\\.(click|hover|selectOptions|upload)\\(`),
  keyboard: new RegExp(`\\b(${both}|${keyboardOnly})\\(|userEvent\\.(keyboard|tab|type)\\(`),
}

/** How play functions press the keys of a row. */
function toPresses(keys: string): RegExp[] {
  return splitKeys(keys).map((key) => presses[key as keyof typeof presses] ?? /(?!)/)
}

const presses = {
  Tab: new RegExp(`userEvent\\.tab\\(|\\{Tab\\}|\\b(${both}|${keyboardOnly})\\(`),
  'Shift + Tab': /userEvent\.tab\(\{ shift: true \}\)/,
  '↑': /\{ArrowUp\}/,
  '↓': /\{ArrowDown\}/,
  '←': /\{ArrowLeft\}/,
  '→': /\{ArrowRight\}/,
  'Arrow keys': /\{Arrow(Right|Down)\}/,
  Home: /\{Home\}/,
  End: /\{End\}/,
  Enter: /\{Enter\}|\b(followsLink|pressesButton|sorts|sendsForm|keepsFocusInDialog)\(/,
  'Enter on the trigger': /\{Enter\}|\bkeepsFocusInDialog\(/,
  Space: /\b(pressesButton|sorts|ticksCheckbox)\(|userEvent\.keyboard\('([^']*\})? '\)|\[Space\]/,
  Escape: /\{Escape\}|\b(opensDialog|keepsFocusInDialog)\(/,
  Letters: /userEvent\.type\(|userEvent\.keyboard\('[a-z]/,
}
