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
  ['migration', 'Start/For developers'],
  ['router', 'Start/For developers'],
  ['corner radius', 'Start/For brand teams'],
  ['download token file', 'Start/For brand teams'],
  ['error messages', 'Patterns/Errors'],
])('“%s”', (question, title) => {
  it(`leads to ${title}`, () => {
    const found = findPages(pages, question).map((page) => page.title)
    expect(found.slice(0, 5)).toContain(title)
  })
})

it('finds nothing for what no page contains, and for no words', () => {
  expect(findPages(pages, 'zyzzyva')).toEqual([])
  expect(findPages(pages, ' – ')).toEqual([])
})
