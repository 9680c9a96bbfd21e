import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { TranslationBoard } from './TranslationBoard.js'

const meta = {
  title: 'Modules/TranslationBoard',
  component: TranslationBoard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Crimp force monitoring',
    lead: 'Source language: German',
    caption: 'Languages and how far each is',
    overall: { text: 'In progress', tone: 'info' },
    labels: { language: 'Language', state: 'State', exportedAt: 'Exported', importedAt: 'Imported' },
    stateTexts: {
      translated: 'Translated',
      'marked-for-translation': 'Marked for translation',
      'in-progress': 'In progress',
    },
    emptyText: 'Nothing to translate',
    start: { text: 'Start translation', onStart: fn() },
    reset: { text: 'Reset translation', onStart: fn() },
    targets: [
      {
        id: 'en',
        language: 'English',
        state: 'translated',
        exportedAt: { dateTime: '2026-11-02T09:00', text: '2 Nov 2026, 09:00' },
        importedAt: { dateTime: '2026-11-05T16:30', text: '5 Nov 2026, 16:30' },
      },
      {
        id: 'fr',
        language: 'French',
        state: 'in-progress',
        exportedAt: { dateTime: '2026-11-18T10:12', text: '18 Nov 2026, 10:12' },
      },
      { id: 'ja', language: 'Japanese', state: 'marked-for-translation' },
    ],
  },
} satisfies Meta<typeof TranslationBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Reset translation' }))
    await expect(args.reset?.onStart).toHaveBeenCalledTimes(3)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Start translation' }))
    await expect(args.start?.onStart).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const WithDueDates: Story = {
  args: {
    labels: { language: 'Language', state: 'State', exportedAt: 'Exported', importedAt: 'Imported', dueAt: 'Due' },
    targets: [
      { id: 'fr', language: 'French', state: 'in-progress', dueAt: { dateTime: '2026-12-04', text: '4 Dec 2026' } },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('cell', { name: '4 Dec 2026' })).toBeVisible(),
}

export const Starting: Story = {
  args: {
    start: { text: 'Start translation', isRunning: true, onStart: fn() },
    reset: { text: 'Reset translation', disabled: true, onStart: fn() },
  },
}

export const WithForms: Story = {
  args: {
    start: { text: 'Start translation', form: { action: '#start', fields: { path: '/en/editor' } } },
    reset: { text: 'Reset translation', form: { action: '#reset' } },
    link: { href: '#draft', text: 'Open the draft of the page' },
  },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start translation' })
    await expect(start.closest('form')).toHaveFormValues({ path: '/en/editor' })
  },
}

export const Started: Story = { args: { result: { tone: 'success', title: 'The translation was started' } } }

export const StartFailed: Story = {
  args: { result: { tone: 'danger', title: 'The translation could not be started', text: 'Please try again later.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('could not be started'),
}

export const Loading: Story = { args: { targets: [], overall: undefined, loadingText: 'Languages are loading' } }

export const NothingToTranslate: Story = {
  args: { targets: [], overall: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to translate')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    targets: [],
    overall: undefined,
    failure: { title: 'The state could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
