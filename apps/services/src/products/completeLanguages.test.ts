import { expect, it } from 'vitest'
import { findCompleteLanguages } from './completeLanguages.ts'

it.each([
  [
    [{ en: 'a', de: 'b', fr: 'c' }, { en: 'a', fr: 'c' }, 'the same everywhere', null, undefined],
    ['en', 'fr'],
  ],
  [['CS 240', null], ['en']],
  [[], ['en']],
  [[{ de: 'b' }, { en: 'a' }], []],
])('the complete languages of %j are %j (PAGE-07)', (texts, languages) =>
  expect(findCompleteLanguages(texts)).toEqual(languages),
)
