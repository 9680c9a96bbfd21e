import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import de from './stories-assets/sampleTexts/de.json' with { type: 'json' }
import zh from './stories-assets/sampleTexts/zh.json' with { type: 'json' }
import { toSampleText } from './stories-assets/sampleTexts/toSampleText.js'

type StoryModule = Parameters<typeof composeStories>[0]

const storyModules = import.meta.glob<StoryModule>('./{components,modules}/*/*.stories.tsx', { eager: true })
const stories = Object.entries(storyModules).flatMap(([path, module]) =>
  Object.entries<ComponentType>(composeStories(module)).map(([name, Story]) => ({
    folder: path.split('/').at(-2) ?? '',
    name,
    Story,
  })),
)

describe('a story in another language', () => {
  it.each(stories.filter(({ name }) => name === 'Chinese'))('of $folder shows no English', ({ Story }) => {
    expect(toSeen(renderToString(createElement(Story))).filter(isEnglish)).toEqual([])
  })

  it.each(stories.filter(({ name }) => name === 'LongGerman'))('of $folder is written in German', ({ Story }) => {
    expect(
      toSeen(renderToString(createElement(Story))).filter((text) => text in de && de[text as keyof typeof de] !== text),
    ).toEqual([])
  })

  it('detects English sentences and ignores names, units and numbers', () => {
    const found = toSeen('<p title="Close">Every wire, every time</p><b>Alpha 530 S, 0.13–6 mm²</b><i>每一根电线</i>')
    expect(found.filter(isEnglish)).toEqual(['Every wire, every time', 'Close'])
  })
})

describe('the texts of the stories', () => {
  it.each(['zh', 'de'] as const)('keep line breaks and are not empty, in %s', (locale) => {
    const texts = Object.entries(locale === 'zh' ? zh : de)
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
    const lines = texts.filter(([english, text]) => english.split('\n').length !== text.split('\n').length)
    expect(lines).toEqual([])
  })

  it('are the same in both languages', () => {
    const names = new Set(['Li Wenna', 'Deutsch'])
    expect(
      Object.keys(de).filter((text) => !(text in zh) && /^\p{Lu}\p{Ll}+( \p{Ll}+)+/u.test(text) && !names.has(text)),
    ).toEqual([])
  })

  it('keep numbers that a component inserts', () => {
    expect(toSampleText('9 countries', 'zh')).toBe('9 个国家或地区')
    expect(toSampleText('No such text', 'de')).toBe('No such text')
  })
})

/** What people see or hear, without tags. */
function toSeen(html: string): string[] {
  const between = [...html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').matchAll(/>([^<]+)</g)]
  const spoken = [...html.matchAll(/ (?:aria-label|aria-description|alt|title|placeholder)="([^"]+)"/g)]
  return [...between, ...spoken]
    .map(([, text = '']) => text.replaceAll(/&#?\w+;/g, ' ').trim())
    .filter((text) => !ofTheStage.includes(text))
}

/** Text that a story adds around the component. */
const ofTheStage = ['Press Tab to see the link.', 'A link of the page', 'A link further down', 'Language']

/** True for a text in the translation list, or for several words that are not a name. */
function isEnglish(text: string): boolean {
  return (text in zh && zh[text as keyof typeof zh] !== text) || /(^|\s)\p{Ll}{2,} \p{Ll}{2,}/u.test(text)
}
