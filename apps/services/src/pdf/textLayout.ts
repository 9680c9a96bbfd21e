/** Measures a text in points at the current font. */
export type Measure = (text: string) => number

/**
 * Breaks a text into lines. Breaks between words, and in Chinese and Japanese between the words that the segmenter finds;
 * a word that is wider than the line is broken anywhere. Non-breaking spaces and ranges such as `10…240` stay together.
 */
export function breakLines(text: string, width: number, language: string, measure: Measure): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of listWords(paragraph, language)) {
      const joined = line + word
      if (measure(joined.trimEnd()) <= width) {
        line = joined
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      line = word.trimStart()
      while (measure(line.trimEnd()) > width && Array.from(line).length > 1) {
        const fitting = toFitting(line, width, measure)
        lines.push(fitting)
        line = line.slice(fitting.length)
      }
    }
    lines.push(line.trimEnd())
  }
  return lines
}

/** The characters of a line that fit, at least one. */
function toFitting(line: string, width: number, measure: Measure): string {
  let fitting = ''
  for (const character of line) {
    if (fitting !== '' && measure(fitting + character) > width) break
    fitting += character
  }
  return fitting
}

/** Words with the space behind them. */
function listWords(text: string, language: string): string[] {
  if (language !== 'zh' && language !== 'ja') return text.match(/[^ ]+ ?| /g) ?? []
  const words: string[] = []
  for (const { segment } of getSegmenter(language).segment(text)) {
    const last = words.at(-1)
    // Punctuation does not begin a line, and an opening bracket does not end one.
    if (last !== undefined && (/^[\p{Pe}\p{Pf}\p{Po}\s…]/u.test(segment) || /[\p{Ps}\p{Pi}…]$/u.test(last)))
      words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

const segmenters = new Map<string, Intl.Segmenter>()

function getSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}
