import { expect as expectElement, screen, waitFor } from 'storybook/test'
import { page as browserPage, userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { mountStory, unmountStory, type StoryModule } from './mountStory.js'

/**
 * The keys of the patterns of the ARIA Authoring Practices that a click is not enough for, with the browser's own
 * keyboard. The style guide reads from here which keys are tested.
 */
interface KeyCase {
  readonly component: string
  readonly keys: string
  readonly story?: string
  readonly direction?: 'rtl'
  readonly run: () => Promise<void>
}

const modules = import.meta.glob<StoryModule>('../../{components,modules}/*/*.stories.tsx')

const cases: readonly KeyCase[] = [
  { component: 'Menu', keys: 'Enter, Space, ↓', run: () => opensMenu(['{Enter}', ' ', '{ArrowDown}']) },
  {
    component: 'Menu',
    keys: '↑ ↓',
    run: async () => {
      await openMenu()
      await pressAndExpect('{ArrowDown}', 'menuitem', 'Service tickets')
      await pressAndExpect('{ArrowUp}', 'menuitem', 'Dashboard')
    },
  },
  {
    component: 'Menu',
    keys: 'Home, End',
    run: async () => {
      await openMenu()
      await pressAndExpect('{End}', 'menuitem', 'Log out')
      await pressAndExpect('{Home}', 'menuitem', 'Dashboard')
    },
  },
  {
    component: 'Menu',
    keys: 'Letters',
    run: async () => {
      await openMenu()
      await pressAndExpect('l', 'menuitem', 'Log out')
    },
  },
  {
    component: 'Menu',
    keys: 'Escape',
    run: async () => {
      const trigger = await openMenu()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expectElement(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(trigger))
    },
  },
  {
    component: 'Combobox',
    keys: '↑ ↓',
    run: async () => {
      const box = screen.getByRole('combobox', { name: 'Country' })
      box.focus()
      await userEvent.keyboard('{ArrowDown}')
      const [first, second] = await screen.findAllByRole('option')
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
      const low = box.getAttribute('aria-activedescendant')
      await userEvent.keyboard('{ArrowUp}')
      expect([first?.id, second?.id]).toContain(box.getAttribute('aria-activedescendant'))
      expect(box.getAttribute('aria-activedescendant')).not.toBe(low)
    },
  },
  {
    component: 'SearchField',
    keys: 'Escape',
    story: 'Open',
    run: async () => {
      const box = screen.getByRole('combobox')
      box.focus()
      await userEvent.keyboard('al')
      await waitFor(() => expectElement(box).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expectElement(box).toHaveAttribute('aria-expanded', 'false'))
      expect(document.activeElement).toBe(box)
    },
  },
  { component: 'Dialog', keys: 'Tab, Shift + Tab', story: 'Open', run: staysInside },
  { component: 'Panel', keys: 'Tab', story: 'Open', run: staysInside },
  { component: 'Lightbox', keys: 'Tab', story: 'Open', run: staysInside },
  { component: 'ComparisonPanel', keys: 'Tab', run: staysInside },
  { component: 'ComparisonPanel', keys: 'Escape', run: closes },
  { component: 'ContactPanel', keys: 'Tab', run: staysInside },
  { component: 'ContactPanel', keys: 'Escape', run: closes },
  { component: 'NewsFeedPanel', keys: 'Tab', run: staysInside },
  { component: 'NewsFeedPanel', keys: 'Escape', run: closes },
  { component: 'InvitePanel', keys: 'Tab', run: staysInside },
  { component: 'TicketCloseDialog', keys: 'Tab', run: staysInside },
  { component: 'AccountSettings', keys: 'Escape', run: () => closesQuestion('Delete account') },
  { component: 'ApplicationAccess', keys: 'Escape', run: () => closesQuestion('Withdraw access: Service tickets') },
  { component: 'Lightbox', keys: '← →', story: 'Playground', run: () => turnsPages('{ArrowRight}', '{ArrowLeft}') },
  {
    component: 'Lightbox',
    keys: '← →',
    story: 'Playground',
    direction: 'rtl',
    run: () => turnsPages('{ArrowLeft}', '{ArrowRight}'),
  },
  { component: 'Lightbox', keys: 'Home, End', story: 'Playground', run: () => turnsPages('{End}', '{Home}', '1 of 3') },
  { component: 'Tabs', keys: 'Home, End', run: opensFirstAndLastTab },
  { component: 'RadioGroup', keys: '↑ ↓ ← →', run: choosesRadio },
  { component: 'SegmentedControl', keys: '← → ↑ ↓', run: choosesRadio },
  { component: 'StoryFilters', keys: '← →', run: choosesRadio },
  { component: 'TicketCloseDialog', keys: 'Arrow keys', run: choosesRadio },
  {
    component: 'SelectField',
    keys: '↑ ↓',
    run: async () => {
      const list = focusFirst<HTMLSelectElement>('select')
      const start = list.selectedIndex
      await userEvent.keyboard('{ArrowDown}')
      expect(list.selectedIndex).toBe(start + 1)
      await userEvent.keyboard('{ArrowUp}')
      expect(list.selectedIndex).toBe(start)
    },
  },
  {
    component: 'SelectField',
    keys: 'Letters',
    run: async () => {
      const list = focusFirst<HTMLSelectElement>('select')
      const last = list.options[list.options.length - 1]?.text ?? ''
      await userEvent.keyboard(last.slice(0, 3).toLowerCase())
      expect(list.selectedOptions[0]?.text).toBe(last)
    },
  },
  {
    component: 'DateField',
    keys: '↑ ↓',
    story: 'Filled',
    run: async () => {
      const field = focusFirst<HTMLInputElement>('input[type=date]')
      field.value = '2026-03-14'
      await userEvent.keyboard('{ArrowUp}')
      expect(field.value).not.toBe('2026-03-14')
      await userEvent.keyboard('{ArrowDown}')
      expect(field.value).toBe('2026-03-14')
    },
  },
  {
    component: 'TextArea',
    keys: 'Enter',
    run: async () => {
      const area = focusFirst<HTMLTextAreaElement>('textarea')
      await userEvent.keyboard('a{Enter}b')
      expect(area.value).toBe('a\nb')
    },
  },
  { component: 'Table', keys: '← →', story: 'ScrollsSideways', run: () => scrollsSideways(420) },
  { component: 'ComparisonTable', keys: 'Arrow keys', story: 'FourProducts', run: () => scrollsSideways(780) },
  { component: 'ProductTable', keys: 'Arrow keys', run: () => scrollsSideways(420) },
  { component: 'TableSection', keys: 'Arrow keys', story: 'LongGerman', run: () => scrollsSideways(280) },
  { component: 'TranslationMatrix', keys: 'Arrow keys', run: () => scrollsSideways(800, '16rem') },
]

afterEach(unmountStory)

it.each(cases)('$component: $keys $story $direction', async ({ component, story, direction, run }) => {
  await browserPage.viewport(800, 700)
  const [path = ''] = Object.keys(modules).filter((one) => one.endsWith(`/${component}/${component}.stories.tsx`))
  await mountStory((await modules[path]?.()) as StoryModule, story, direction)
  await run()
})

async function openMenu(key = '{Enter}'): Promise<HTMLElement> {
  const trigger = screen.getByRole('button', { name: 'Vera Keller' })
  trigger.focus()
  await userEvent.keyboard(key)
  await waitFor(() => expectElement(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus())
  return trigger
}

async function opensMenu(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await openMenu(key)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expectElement(screen.queryByRole('menu')).toBeNull())
  }
}

async function pressAndExpect(key: string, role: string, name: string): Promise<void> {
  await userEvent.keyboard(key)
  await waitFor(() => expectElement(screen.getByRole(role, { name })).toHaveFocus())
}

async function findDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

/** Both ways round, more often than there are controls. */
async function staysInside(): Promise<void> {
  const dialog = await findDialog()
  const presses = dialog.querySelectorAll('a, button, input, select, textarea').length + 3
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
    for (let press = 0; press < presses; press++) {
      await userEvent.keyboard(key)
      expect(dialog.contains(document.activeElement), `${key} ${press}`).toBe(true)
    }
}

async function closes(): Promise<void> {
  await findDialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expectElement(screen.queryByRole('dialog')).toBeNull())
}

async function closesQuestion(name: string): Promise<void> {
  const trigger = screen.getByRole('button', { name })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Cancel' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expectElement(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger))
}

/** From the second picture to the last one and back; the picture in the middle of the screen moves too. */
async function turnsPages(forwards: string, backwards: string, back = '2 of 3'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
  await findDialog()
  const track = screen.getByRole('list', { name: 'Pictures of the Alpha 530' })
  await userEvent.keyboard(forwards)
  await waitFor(() => expectElement(screen.getByRole('status')).toHaveTextContent('3 of 3'))
  await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(track.clientWidth * 1.9))
  await userEvent.keyboard(backwards)
  await waitFor(() => expectElement(screen.getByRole('status')).toHaveTextContent(back))
}

async function opensFirstAndLastTab(): Promise<void> {
  screen.getByRole('tab', { name: 'Benefits' }).focus()
  await pressAndExpect('{End}', 'tab', 'Documents')
  await pressAndExpect('{Home}', 'tab', 'Benefits')
  await expectElement(screen.getByRole('tab', { name: 'Benefits' })).toHaveAttribute('aria-selected', 'true')
}

async function choosesRadio(): Promise<void> {
  await waitFor(() => expect(document.querySelector('input[type=radio]')).not.toBeNull())
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const [first, second] = group
  first?.focus()
  for (const [key, chosen] of [
    ['{ArrowDown}', second],
    ['{ArrowUp}', first],
    ['{ArrowRight}', second],
    ['{ArrowLeft}', first],
  ] as const) {
    await userEvent.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(chosen))
  }
}

async function scrollsSideways(width: number, containerWidth = 'auto'): Promise<void> {
  await browserPage.viewport(width, 700)
  document.querySelector<HTMLElement>('#before + div')?.style.setProperty('width', containerWidth)
  const region = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].find(
    (element) => element.scrollWidth > element.clientWidth + 8,
  )
  if (!region) throw new Error('Nothing scrolls')
  region.focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(region.scrollLeft).toBe(0))
}

function focusFirst<Control extends HTMLElement>(selector: string): Control {
  const control = document.querySelector<Control>(selector)
  if (!control) throw new Error(`No ${selector}`)
  control.focus()
  return control
}
