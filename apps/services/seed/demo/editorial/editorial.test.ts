import { describe, expect, it } from 'vitest'
import type { Text } from '../../seed.types.ts'
import { demo } from '../index.ts'

const { stories = [], mediaReleases = [], storyContacts = [] } = demo.editorial ?? {}

describe('the stories of the demo', () => {
  it('are about products and services of its catalogue (CAT-26)', () => {
    const slugs = new Set([...demo.products, ...demo.services].map(({ slug }) => slug))
    const about = stories.flatMap((story) => story.about ?? [])
    expect(about.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(new Set(about).size).toBeGreaterThanOrEqual(20)
  })
})

describe('a story of the demo in a language', () => {
  it('has all its texts in it: blocks, roles of its people and text alternatives (STORY-07, PAGE-07)', () => {
    const alts = new Map<string, Text>(demo.pictures.map(({ name, alt }) => [name, alt]))
    const people = new Map(storyContacts.map(({ id, role }) => [id, role]))
    for (const { slug, title, leadText, blocks, contacts, teaserImage } of stories) {
      const pictures = [...JSON.stringify(blocks).matchAll(/"image":"([^"]+)"/g)].map(([, name = '']) => alts.get(name))
      const own = [leadText, blocks, contacts.map((id) => people.get(id)), alts.get(teaserImage ?? ''), pictures]
      const languages = typeof title === 'string' ? [] : Object.keys(title)
      for (const text of listTexts(own))
        expect(Object.keys(text), `${slug}: ${text.en}`).toEqual(expect.arrayContaining(languages))
    }
  })
})

describe('the films of stories', () => {
  it('have a text alternative directly below, in both languages (WCAG 1.2.1)', () => {
    const withFilm = stories.filter(({ video }) => video?.url.startsWith('/file/'))
    expect(withFilm.length).toBeGreaterThanOrEqual(6)
    for (const { slug, blocks } of withFilm) {
      const [first] = blocks
      if (first?.kind !== 'accordion') throw new Error(`The film of ${slug} has no text.`)
      for (const language of ['en', 'de'] as const)
        expect(inLanguage(first.items[0]!.text, language), slug).toMatch(/^1\. \S.+\n2\. \S/)
    }
  })
})

describe('the captions of films of stories', () => {
  it('exist in every language of the story', () => {
    for (const { slug, title, video } of stories) {
      const captions = /#captions=(.+)$/.exec(video?.url ?? '')?.[1]?.split(',')
      if (captions && typeof title !== 'string')
        expect(captions, slug).toEqual(expect.arrayContaining(Object.keys(title)))
    }
  })
})

describe('the media releases of the demo', () => {
  it.each(['en', 'de'] as const)('have a body of their own each in "%s": no paragraph occurs twice', (language) => {
    const paragraphs = mediaReleases.flatMap(({ leadText, blocks }) => [
      inLanguage(leadText, language),
      ...blocks.flatMap((block) => (block.kind === 'text' ? inLanguage(block.text, language).split('\n\n') : [])),
    ])
    const repeated = paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)
    const allowed = [
      '## Regionen',
      '## Regions',
      'The figures have not been audited.',
      'Die Zahlen sind nicht geprüft.',
    ]
    expect(repeated.filter((paragraph) => !allowed.includes(paragraph))).toEqual([])
    expect(mediaReleases).toHaveLength(36)
    expect(paragraphs.length).toBeGreaterThanOrEqual(36 * 4)
  })

  it.each(['en', 'de'] as const)(
    'state the same figures in the title, the lead and the body in both languages: %s',
    () => {
      for (const { slug, blocks } of mediaReleases)
        for (const block of blocks)
          if (block.kind === 'text')
            expect(listFigures(inLanguage(block.text, 'de')), slug).toEqual(listFigures(inLanguage(block.text, 'en')))
    },
  )
})

describe('the people of the demo', () => {
  it('have one role each, wherever they appear', () => {
    const roles = new Map<string, Set<string>>()
    const add = (name: string, role: Text | undefined) => {
      if (role === undefined) return
      // Chinese names occur in both orders.
      const key = name.split(' ').toSorted().join(' ')
      roles.set(key, (roles.get(key) ?? new Set()).add(inLanguage(role, 'en')))
    }
    for (const { name, role } of storyContacts) add(name, role)
    for (const { givenName, familyName, role } of demo.contacts?.people ?? []) add(`${givenName} ${familyName}`, role)
    for (const { blocks } of [...demo.pages, ...stories])
      for (const block of blocks ?? []) if (block.kind === 'quote' && block.person) add(block.person, block.role)
    expect([...roles].filter(([, given]) => given.size > 1)).toEqual([])
    expect(roles.size).toBeGreaterThan(30)
  })
})

const inLanguage = (value: Text, language: 'en' | 'de'): string =>
  typeof value === 'string' ? value : (value[language] ?? value.en)

/** Numbers with a decimal mark or a unit, without the marks of the language. */
const listFigures = (body: string): string[] =>
  (body.match(/\d+(?:[.,’]\d+)*/g) ?? [])
    .map((figure) => figure.replace(/[,’](?=\d{3}\b)/g, '').replace(',', '.'))
    .filter((figure) => figure.length > 2)
    .toSorted()

/** All texts with a language code in a value. */
function listTexts(value: unknown): { readonly en: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [value as { readonly en: string }]
  return Object.values(value).flatMap(listTexts)
}
