import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { EditorBar } from './EditorBar.js'

const stage = {
  label: 'Stage',
  current: 'published' as const,
  links: {
    published: { href: '?stage=PUBLISHED', text: 'Published' },
    draft: { href: '?stage=DRAFT', text: 'Draft' },
  },
}

const meta = {
  title: 'Modules/EditorBar',
  component: EditorBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Editor area',
    pageTitle: 'Crimp force monitoring',
    stage,
    links: [
      { href: '#navigation', text: 'Navigation' },
      { href: '#translation', text: 'Translation' },
      { href: '#public', text: 'Public page' },
    ],
    logout: { action: '#logout', text: 'Log out' },
  },
} satisfies Meta<typeof EditorBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await followsLink(canvas.getByRole('link', { name: 'Draft' }), '?stage=DRAFT')
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Published')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
}

export const Playground: Story = {}

export const Draft: Story = {
  args: { stage: { ...stage, current: 'draft' }, notes: ['Hidden in the navigation', 'Not published yet'] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Draft'),
}

/** For people who are no editors. */
export const SharedPreview: Story = {
  args: {
    label: 'Preview of a draft',
    stage: undefined,
    links: [],
    logout: undefined,
    notes: ['Shared until 4 December'],
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const LogsOut: Story = {
  args: { logout: { action: '#logout', text: 'Log out', onLogout: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.logout?.onLogout).toHaveBeenCalledOnce()
  },
}

export const HoverAndFocus: Story = inStates({ target: 'a:not([aria-current])', isWide: true })

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  label: 'Redaktionsbereich',
  pageTitle: 'Crimpkraftüberwachung und Qualitätssicherung in der Kabelbaumfertigung',
  notes: ['In der Navigation ausgeblendet'],
  stage: {
    label: 'Bearbeitungsstand',
    current: 'draft',
    links: {
      published: { href: '?stage=PUBLISHED', text: 'Veröffentlicht' },
      draft: { href: '?stage=DRAFT', text: 'Entwurf' },
    },
  },
  links: [
    { href: '#navigation', text: 'Navigationsstruktur' },
    { href: '#translation', text: 'Übersetzungsverwaltung' },
  ],
  logout: { action: '#logout', text: 'Abmelden' },
})

export const Chinese: Story = inChinese(meta.args)
