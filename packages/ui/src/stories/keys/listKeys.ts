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
  const plays = stories.split(/^export const /m).filter((story) => story.includes('play: '))
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

/** How play functions press the keys of a row. */
function toPresses(keys: string): RegExp[] {
  return splitKeys(keys).map((key) => presses[key as keyof typeof presses] ?? /(?!)/)
}

const presses = {
  Tab: /userEvent\.tab\(|\{Tab\}/,
  'Shift + Tab': /userEvent\.tab\(\{ shift: true \}\)/,
  '↑': /\{ArrowUp\}/,
  '↓': /\{ArrowDown\}/,
  '←': /\{ArrowLeft\}/,
  '→': /\{ArrowRight\}/,
  'Arrow keys': /\{Arrow(Right|Down)\}/,
  Home: /\{Home\}/,
  End: /\{End\}/,
  Enter: /\{Enter\}/,
  'Enter on the trigger': /\{Enter\}/,
  Space: /userEvent\.keyboard\('([^']*\})? '\)|\[Space\]/,
  Escape: /\{Escape\}/,
  Letters: /userEvent\.type\(|userEvent\.keyboard\('[a-z]/,
}
