import { afterEach, expect, it } from 'vitest'
import { mountStory, unmountStory, type StoryModule } from './mountStory.js'

const modules = import.meta.glob<StoryModule>('../../{components,modules}/*/*.stories.tsx')

afterEach(() => {
  unmountStory()
  document.documentElement.dir = 'ltr'
})

/** Where arrows and chevrons mean “on”, “back” or “out”. */
const places: readonly (readonly [file: string, story: string, icons: number])[] = [
  ['components/Breadcrumb', 'Playground', 3],
  ['components/Link', 'Standalone', 1],
  ['components/Pagination', 'Default', 2],
  ['modules/ClassificationGrid', 'Default', 5],
  ['modules/Footer', 'Default', 1],
  ['modules/Hero', 'Default', 1],
  ['modules/LinkList', 'Default', 3],
  ['modules/PageTree', 'Default', 3],
  ['modules/ProductHeader', 'Default', 1],
  ['modules/StoryHeader', 'Default', 1],
  ['modules/Teasers', 'Default', 3],
]

it.each(places)('mirrors the arrows of %s, %s, from right to left only', async (file, story, icons) => {
  expect(await countMirrored(file, story, 'rtl')).toBeGreaterThanOrEqual(icons)
  expect(await countMirrored(file, story, 'ltr')).toBe(0)
})

it('turns an opened chevron down in both directions', async () => {
  for (const [direction, turn] of [
    ['ltr', '90deg'],
    ['rtl', '-90deg'],
  ] as const) {
    const page = await mountStory(await load('modules/PageTree'), 'Default', direction)
    page.querySelector('details')?.setAttribute('open', '')
    const sign = page.querySelector('summary svg')
    await expect.poll(() => sign && getComputedStyle(sign).rotate).toBe(turn)
  }
})

it('mirrors no icon that has no direction, and none inside text from left to right', async () => {
  const page = await mountStory(await load('components/Breadcrumb'), 'Default', 'rtl')
  page.setAttribute('dir', 'ltr')
  expect([...page.querySelectorAll('svg')].filter(isMirrored)).toEqual([])
  const fields = await mountStory(await load('components/SearchField'), 'Default', 'rtl')
  expect(fields.querySelector('svg')).not.toBeNull()
  expect([...fields.querySelectorAll('svg')].filter(isMirrored)).toEqual([])
})

it('keeps the knob of a switch inside from right to left', async () => {
  const page = await mountStory(await load('components/Switch'), 'Playground', 'rtl')
  const knob = getComputedStyle(page.querySelector('input') as HTMLInputElement, '::before')
  expect(knob.translate).toBe('-18px')
})

async function countMirrored(file: string, story: string, direction: 'ltr' | 'rtl'): Promise<number> {
  const page = await mountStory(await load(file), story, direction)
  return [...page.querySelectorAll('svg')].filter(isMirrored).length
}

function isMirrored(icon: Element): boolean {
  return getComputedStyle(icon).scale === '-1 1'
}

function load(file: string): Promise<StoryModule> {
  const name = file.split('/').at(-1)
  return modules[`../../${file}/${name}.stories.tsx`]?.() ?? Promise.reject(new Error(`No stories in ${file}`))
}
