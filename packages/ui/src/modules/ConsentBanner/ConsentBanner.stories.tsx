import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Link } from '../../components/Link/Link.js'
import { coveredProperty } from '../../foundations/lowerEdge.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { ConsentBanner } from './ConsentBanner.js'

const onDecide = fn()

const meta = {
  title: 'Modules/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Your privacy',
    text: 'With your consent we use services of other companies. Nothing of theirs is loaded before. You can change your choice at any time under “Privacy settings” at the foot of each page.',
    privacyLink: { href: '#privacy', text: 'Privacy' },
    kinds: [
      {
        id: 'monitoring',
        title: 'Errors and speed',
        description: 'Tells us when a page fails or is slow.',
        isAllowed: false,
      },
      {
        id: 'tagManager',
        title: 'Statistics and marketing',
        description: 'Counts visits and tells us which campaigns bring them.',
        isAllowed: false,
      },
    ],
    labels: { accept: 'Accept all', reject: 'Reject all', choose: 'Choose one by one', save: 'Save choice' },
    onDecide,
  },
  decorators: [
    (Story) => (
      <div>
        <div style={{ minHeight: '60rem', padding: '1rem' }}>
          <Link href="#first">A link of the page</Link>
          <p style={{ marginBlockStart: '40rem' }}>
            <Link href="#second">A link further down</Link>
          </p>
        </div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    onDecide.mockClear()
    await waitForCoveredEdge()
    await expect(canvas.getByRole('region', { name: 'Your privacy' })).toBeVisible()
    const reject = canvas.getByRole('button', { name: 'Reject all' })
    const accept = canvas.getByRole('button', { name: 'Accept all' })
    await expect(reject.className).toBe(accept.className)
    await expect(Math.abs(reject.offsetWidth - accept.offsetWidth)).toBeLessThan(2)
    await userEvent.click(reject)
    await expect(onDecide).toHaveBeenLastCalledWith([])
    await userEvent.click(accept)
    await expect(onDecide).toHaveBeenLastCalledWith(['monitoring', 'tagManager'])
  },
}

export const Playground: Story = {}

export const LeavesFocusAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your privacy' })).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'A link of the page' })).toHaveFocus()
  },
}

export const CoversNoFocus: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Your privacy' })
    const isAbove = (element: HTMLElement) =>
      element.getBoundingClientRect().bottom <= region.getBoundingClientRect().top + 1
    await waitForCoveredEdge()
    await userEvent.tab()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'A link further down' })
    await expect(link).toHaveFocus()
    if (getComputedStyle(region).position === 'sticky') await waitFor(() => expect(isAbove(link)).toBe(true))
  },
}

export const ChosenOneByOne: Story = {
  args: { takesFocus: true },
  play: async ({ canvas, args }) => {
    onDecide.mockClear()
    await waitForCoveredEdge()
    await expect(args.takesFocus).toBe(true)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your privacy' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Errors and speed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }))
    await expect(onDecide).toHaveBeenLastCalledWith(['monitoring'])
  },
}

export const LongGerman: Story = {
  args: {
    title: 'Ihre Privatsphäre',
    text: 'Mit Ihrer Einwilligung nutzen wir Dienste anderer Unternehmen. Vorher wird nichts von ihnen geladen. Sie können Ihre Wahl jederzeit unter „Privatsphäre-Einstellungen“ am Fuss jeder Seite ändern.',
    privacyLink: { href: '#datenschutz', text: 'Datenschutzerklärung' },
    labels: {
      accept: 'Alle akzeptieren',
      reject: 'Alle ablehnen',
      choose: 'Einzeln auswählen',
      save: 'Auswahl speichern',
    },
    kinds: [
      {
        id: 'monitoring',
        title: 'Fehlerüberwachung und Geschwindigkeitsmessung',
        description: 'Meldet uns, wenn eine Seite fehlschlägt oder langsam ist.',
        isAllowed: true,
      },
    ],
    takesFocus: true,
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Chinese: Story = inChinese(meta.args)

/** A click sets the focus; how far the browser then scrolls depends on the banner's height, known after a frame. */
async function waitForCoveredEdge(): Promise<void> {
  await waitFor(() => expect(document.documentElement.style.getPropertyValue(coveredProperty)).not.toBe(''))
}
