/** A page of the style guide with what it can be found by. */
export interface GuideText {
  readonly title: string
  /** Id of the page in its address. */
  readonly id: string
  readonly summary: string
  readonly headings: string
  /** Every word of the page once, in lower case. */
  readonly words: string
}

/** Words that people search for, and those that the pages use. */
const synonyms: Readonly<Record<string, string>> = {
  accent: 'signal',
  card: 'teaser',
  corner: 'corners',
  faq: 'questions',
  gray: 'colours',
  grey: 'colours',
  margin: 'space',
  padding: 'space',
  price: 'costs',
  radius: 'corners',
  rtl: 'right-to-left',
  size: 'costs',
  spacing: 'space',
  typography: 'type',
}

/** Pages that contain the start of every word of a question or of its synonym, the best first. */
export function findPages(pages: readonly GuideText[], question: string): GuideText[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.-]*/gu) ?? []
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, scores: words.map((word) => scoreWord(page, word)) }))
    .filter(({ scores }) => !scores.includes(0))
    .map(({ page, scores }) => ({ page, score: scores.reduce((sum, score) => sum + score) }))
    .toSorted((a, b) => b.score - a.score || a.page.title.localeCompare(b.page.title))
    .map(({ page }) => page)
}

/** A plural finds the singular, which is the start of it. */
function scoreWord(page: GuideText, word: string): number {
  const others = [synonyms[word], word.length > 4 ? word.replace(/s$/, '') : word]
  return Math.max(...[word, ...others].map((each) => (each ? scoreText(page, each) : 0)))
}

function scoreText({ title, summary, headings, words }: GuideText, word: string): number {
  const name = title.toLowerCase().split('/').at(-1) ?? ''
  if (name === word) return 40
  if (startsIn(name, word)) return 20
  if (startsIn(headings.toLowerCase(), word)) return 6
  if (startsIn(summary.toLowerCase(), word)) return 5
  return startsIn(words, word) ? 1 : 0
}

function startsIn(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`)
}
