import { expect as expectElement } from 'storybook/test'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys, splitKeys, type KeyRow } from './listKeys.js'
import { mountStory, unmountStory, type StoryModule } from './mountStory.js'

/**
 * Every control of the first story of every component and module: the Tab key reaches it, a screen reader has a name for
 * it, and its keys activate it. The keys are real ones of the browser; clicks are counted and go no further.
 */
const modules = import.meta.glob<StoryModule>('../../{components,modules}/*/*.stories.tsx')
const files = Object.keys(modules).filter((path) => /\/([A-Z]\w+)\/\1\.stories\.tsx$/.test(path))

const activation: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['a[href]', ['{Enter}']],
  ['button:not([aria-haspopup]), summary', ['{Enter}', ' ']],
  ['input[type=checkbox], input[type=radio]:not(:checked)', [' ']],
]
const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
/** Of many controls of one kind the first ones are pressed. */
const pressedPerKind = 3

const pages = import.meta.glob<string>('../../{components,modules}/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const sources = import.meta.glob<string>('../../{components,modules}/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const tests = import.meta.glob<string>('./patterns.browser.test.tsx', { eager: true, query: '?raw', import: 'default' })

// A form without a button is sent without a click.
document.addEventListener('submit', (event) => event.preventDefault(), true)

let clicked = 0

afterEach(() => {
  document.removeEventListener('click', count, true)
  unmountStory()
})

describe.each(files)('%s', (path) => {
  it(
    'is reached, named and activated by its keys; its documentation names no key that does nothing',
    { timeout: 60_000 },
    async () => {
      const module = (await modules[path]?.()) as StoryModule
      const remaining = new Set(listUntestedKeys(path))
      for (const story of listStories(path)) {
        const worked = await useControls(module, story)
        // The table of keys decides which components have play functions for pointer and keyboard.
        if (listKeysOf(path).length === 0) expect([...worked]).toEqual([])
        for (const key of worked) remaining.delete(key)
        if (remaining.size === 0) return
      }
      expect([...remaining]).toEqual([])
    },
  )
})

/** In the order of the file: the first one shows the component as it usually is. */
function listStories(path: string): string[] {
  const names = [...(sources[path] ?? '').matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
  return names.filter((name) => !/^(HoverAndFocus|LongGerman|Chinese)$/.test(name))
}

/** Keys of the documentation that neither a play function nor a test of a pattern presses. */
function listUntestedKeys(path: string): string[] {
  return listKeysOf(path)
    .filter(({ testedBy }) => testedBy.length === 0)
    .flatMap(({ keys }) => splitKeys(keys))
}

function listKeysOf(path: string): KeyRow[] {
  const name = path.split('/').at(-2) ?? ''
  const page = pages[path.replace('.stories.tsx', '.mdx')] ?? ''
  return listKeys(name, page, sources[path] ?? '', Object.values(tests).join(''))
}

/** Names of the keys that did something. */
async function useControls(module: StoryModule, story: string): Promise<ReadonlySet<string>> {
  document.removeEventListener('click', count, true)
  const page = await mountStory(module, story)
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isTabStop)
  const expected = all.filter((element) => element.id !== 'before' && element.id !== 'after')
  const worked = new Set<string>()
  if (document.querySelector('[role=dialog]') === null && expected.length > 0) {
    expect(await pressTabs(page, expected.length)).toEqual(expect.arrayContaining(expected))
    worked.add('Tab')
  }
  const nameless: string[] = []
  for (const element of expected) if (!(await hasName(element))) nameless.push(element.outerHTML.slice(0, 120))
  expect(nameless).toEqual([])
  document.addEventListener('click', count, true)
  for (const [selector, keys] of activation)
    for (const element of expected.filter((one) => one.matches(selector)).slice(0, pressedPerKind))
      for (const key of keys) {
        expect(await countClicks(element, key), `${key} on ${element.outerHTML.slice(0, 80)}`).toBe(1)
        worked.add(key === ' ' ? 'Space' : 'Enter')
      }
  // Enter in a field presses the button that sends its form.
  const field = expected.find((element) =>
    element.matches('form input:not([type=checkbox], [type=radio], [type=file])'),
  )
  if (field && (await countClicks(field, '{Enter}')) > 0) worked.add('Enter')
  return worked
}

async function countClicks(element: HTMLElement, key: string): Promise<number> {
  clicked = 0
  element.focus()
  await userEvent.keyboard(key)
  return clicked
}

async function hasName(element: HTMLElement): Promise<boolean> {
  // Code that scrolls is read itself.
  if (element.localName === 'pre') return true
  try {
    await expectElement(element).toHaveAccessibleName()
    return true
  } catch {
    return false
  }
}

function count(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  clicked++
}

/** Elements in the order in which the Tab key reaches them. */
async function pressTabs(page: HTMLElement, atMost: number): Promise<Element[]> {
  const reached = new Set<Element>()
  document.querySelector<HTMLElement>('#before')?.focus()
  // Fields of dates and films have several stops.
  for (let press = 0; press < atMost * 4 + 10 && document.activeElement?.id !== 'after'; press++) {
    await userEvent.keyboard('{Tab}')
    if (document.activeElement && page.contains(document.activeElement)) reached.add(document.activeElement)
  }
  return [...reached]
}

function isTabStop(element: HTMLElement): boolean {
  // Parts of Radix that pass the focus on.
  if (element.matches('[role=tablist], [data-radix-focus-guard]')) return false
  if (element.tabIndex < 0 || element.matches(':disabled, [inert] *')) return false
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
  // A group of radio buttons is one stop: the chosen one, or the first.
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)]
  return element === (group.find(({ checked }) => checked) ?? group[0])
}
