/** A page of the style guide with what it can be found by. */
export interface GuideText {
  readonly title: string
  /** Id of the page in its address. */
  readonly id: string
  /** First sentence of the page. */
  readonly summary: string
  readonly headings: string
  /** Every word of the page once, in lower case. */
  readonly words: string
}

/** Words that people search for, and those that the pages use. */
const synonyms: Readonly<Record<string, string>> = {
  accent: 'signal',
  agenda: 'eventprogramme',
  alert: 'flashmessage',
  animation: 'motion',
  autocomplete: 'combobox',
  bundle: 'costs',
  card: 'teaser',
  carousel: 'gallery',
  changed: 'changelog',
  changes: 'changelog',
  chip: 'tag',
  collapse: 'disclosure',
  color: 'colours',
  cookie: 'consentbanner',
  corner: 'corners',
  csp: 'policy',
  cta: 'button',
  drawer: 'panel',
  dropdown: 'menu',
  expander: 'disclosure',
  faq: 'questions',
  figures: 'facts',
  font: 'type',
  gray: 'colours',
  grey: 'colours',
  hamburger: 'header',
  headline: 'heading',
  image: 'picture',
  kb: 'costs',
  kpi: 'facts',
  loader: 'spinner',
  margin: 'space',
  mobile: 'breakpoints',
  modal: 'dialog',
  mode: 'scheme',
  navbar: 'header',
  navigation: 'header',
  newsletter: 'subscribeform',
  notification: 'flashmessage',
  number: 'figure',
  padding: 'space',
  palette: 'colours',
  photo: 'picture',
  pill: 'tag',
  placeholder: 'skeleton',
  popup: 'dialog',
  radius: 'corners',
  responsive: 'breakpoints',
  rtl: 'right-to-left',
  shadow: 'elevation',
  size: 'costs',
  snackbar: 'flashmessage',
  social: 'sharebar',
  spacing: 'space',
  stepper: 'processline',
  switcher: 'localeselector',
  testimonial: 'quote',
  toast: 'flashmessage',
  toggle: 'switch',
  typeahead: 'combobox',
  typography: 'type',
  write: 'writing',
}

/** Of pages that match alike, general ones come first; the changelog, which has most words, comes last. */
const kinds = ['Start', 'Foundations', 'Patterns', 'Components', 'Modules']

/** Words of a question that say nothing about the page. */
const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it may my of on or the to use what when where which who why with'.split(
    ' ',
  ),
)

/**
 * Pages that contain the start of most words of a question or of their synonyms, and those that lack one word but have
 * another in their title, the best first.
 */
export function findPages(pages: readonly GuideText[], question: string): GuideText[] {
  const words = (question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.-]*/gu) ?? []).filter(
    (word) => !fillers.has(word),
  )
  const results = pages.map((page) => {
    const scores = words.map((word) => scoreWord(page, word))
    return {
      page,
      found: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, each) => sum + each, 0),
      isNamed: scores.some((score) => score >= titleScore),
    }
  })
  const most = Math.max(1, ...results.map(({ found }) => found))
  return results
    .filter(({ found, isNamed }) => found === most || (isNamed && found === most - 1))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        toRank(a.page.title) - toRank(b.page.title) ||
        a.page.title.localeCompare(b.page.title, 'en'),
    )
    .map(({ page }) => page)
}

function toRank(title: string): number {
  return title === 'Start/Changelog' ? kinds.length : kinds.indexOf(title.split('/')[0] ?? '')
}

/** A plural finds the singular, which is the start of it. */
function scoreWord(page: GuideText, word: string): number {
  const singular = word.length > 4 ? word.replace(/s$/, '') : word
  const others = [singular, synonyms[word], synonyms[singular]]
  return Math.max(...[word, ...others].map((each) => (each ? scoreText(page, each) : 0)))
}

const titleScore = 20

function scoreText({ title, summary, headings, words }: GuideText, word: string): number {
  const name = title.toLowerCase().split('/').at(-1) ?? ''
  if (name === word) return 40
  if (startsIn(name, word)) return titleScore
  if (startsIn(headings.toLowerCase(), word)) return 6
  if (startsIn(summary.toLowerCase(), word)) return 5
  return startsIn(words, word) ? 1 : 0
}

function startsIn(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`)
}
