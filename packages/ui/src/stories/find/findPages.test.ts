import { describe, expect, it } from 'vitest'
import { findPages } from './findPages.js'
import { readGuideTexts } from './guideTextPlugin.js'

const pages = readGuideTexts()

// What people asked for when they tried the guide, and the page that answers.
describe.each([
  ['spacing', 'Foundations/Space'],
  ['space between cards', 'Foundations/Space'],
  ['grey', 'Foundations/Colours'],
  ['figma', 'Start/For designers'],
  ['table technical data', 'Modules/TechnicalData'],
  ['faq', 'Modules/AccordionSection'],
  ['alternative text', 'Foundations/Pictures'],
  ['next.js', 'Start/For developers'],
  ['install', 'Start/For developers'],
  ['button', 'Components/Button'],
  ['costs', 'Start/Costs'],
  ['migration', 'Start/Changelog'],
  ['0.2.0', 'Start/Changelog'],
  ['migrate a renamed prop', 'Start/For developers'],
  ['codemod', 'Start/For developers'],
  ['load only the styles of Button', 'Start/For developers'],
  ['data-brand', 'Start/For brand teams'],
  ['dark scheme', 'Start/For brand teams'],
  ['check the contrast of a brand', 'Start/For brand teams'],
  ['gap between cards', 'Foundations/Space'],
  ['warning text on dark', 'Foundations/Colours'],
  ['table on a phone', 'Patterns/Tables'],
  ['cards or table', 'Patterns/Tables'],
  ['download icon', 'Components/Icon'],
  ['duration', 'Foundations/Motion'],
  ['compare two pictures', 'Modules/BeforeAfter'],
  ['how long is a teaser title', 'Modules/Teasers'],
  ['button text in German', 'Foundations/Writing'],
  ['picture ratio of a hero', 'Foundations/Pictures'],
  ['focal point', 'Start/For editors'],
  ['error sentence', 'Patterns/Errors'],
  ['button as a router link', 'Components/Button'],
  ['loading state of a list', 'Patterns/Empty and loading'],
  ['router', 'Start/For developers'],
  ['corner radius', 'Start/For brand teams'],
  ['download token file', 'Start/For brand teams'],
  ['error messages', 'Patterns/Errors'],
  ['modal', 'Components/Dialog'],
  ['popup', 'Components/Dialog'],
  ['toast', 'Components/FlashMessage'],
  ['dropdown', 'Components/Menu'],
  ['toggle', 'Components/Switch'],
  ['chip', 'Components/Tag'],
  ['animation', 'Foundations/Motion'],
  ['color palette', 'Foundations/Colours'],
  ['font', 'Foundations/Type'],
  ['shadow', 'Foundations/Elevation'],
  ['responsive', 'Foundations/Breakpoints'],
  ['headline', 'Components/Heading'],
  ['image', 'Components/Picture'],
  ['autocomplete', 'Components/Combobox'],
  ['drawer', 'Components/Panel'],
  ['notification', 'Components/FlashMessage'],
  ['loader', 'Components/Spinner'],
  ['CTA', 'Components/Button'],
  ['cookie banner', 'Modules/ConsentBanner'],
  ['navigation', 'Modules/Header'],
  ['language switcher', 'Modules/LocaleSelector'],
  ['testimonial', 'Modules/Quote'],
  ['newsletter', 'Modules/SubscribeForm'],
  ['three figures', 'Modules/Facts'],
  ['empty state', 'Patterns/Empty and loading'],
  ['how long may a title be', 'Start/For editors'],
  ['picture sizes', 'Foundations/Pictures'],
  ['contrast of the muted text', 'Foundations/Colours'],
  ['price with a unit', 'Foundations/Data and units'],
  ['share price', 'Modules/ShareData'],
  ['number format', 'Foundations/Data and units'],
  ['what changed in Button', 'Components/Button'],
  ['rename a prop', 'Start/For developers'],
  ['bundle size', 'Start/Costs'],
  ['tokens', 'Start/For designers'],
  ['CSP', 'Start/For developers'],
  ['numbers with units in German', 'Foundations/Data and units'],
  ['how to write an error message', 'Patterns/Errors'],
  ['signal colour Strivona', 'Foundations/Colours'],
  ['icon name', 'Foundations/Iconography'],
  ['add an icon', 'Foundations/Iconography'],
  ['find an icon', 'Foundations/Iconography'],
  ['error', 'Patterns/Errors'],
  ['empty', 'Patterns/Empty and loading'],
  ['right to left', 'Foundations/Grid'],
  ['brand colours', 'Foundations/Colours'],
  ['brand colours', 'Start/For brand teams'],
  ['kB', 'Start/Costs'],
  ['before and after block', 'Modules/BeforeAfter'],
  // Names of props, in any writing of capitals.
  ['loadingText', 'Components/Combobox'],
  ['defaultOpen', 'Components/Dialog'],
  ['closelabel', 'Components/Dialog'],
])('“%s”', (question, title) => {
  it(`leads to ${title}`, () => {
    const found = findPages(pages, question).map((page) => page.title)
    expect(found.slice(0, 5)).toContain(title)
  })
})

it('leaves out words that no page has, and words without a subject', () => {
  const toTitles = (question: string) => findPages(pages, question).map(({ title }) => title)
  expect(toTitles('how zyzzyva spacing')).toEqual(toTitles('spacing'))
})

it('shows the first sentence of a page as it is read', () => {
  const summaries = pages.map(({ summary }) => summary)
  expect(summaries.filter((summary) => summary === '' || /[*`[\]]|\?path=|\($|^\d\./.test(summary))).toEqual([])
})

it('finds nothing for what no page contains, and for no words', () => {
  expect(findPages(pages, 'zyzzyva')).toEqual([])
  expect(findPages(pages, ' – ')).toEqual([])
})

it('pages are summarized by their first paragraph, never by a heading', () => {
  expect(pages.filter(({ summary }) => summary.includes('#')).map(({ title }) => title)).toEqual([])
})
