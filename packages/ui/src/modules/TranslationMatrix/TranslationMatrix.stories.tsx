import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { DateField } from '../../components/DateField/DateField.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { ticksCheckbox } from '../../stories-assets/plays.js'
import { TranslationMatrix } from './TranslationMatrix.js'

const languages = [
  { value: '', text: 'All languages' },
  { value: 'de', text: 'German' },
]

const meta = {
  title: 'Modules/TranslationMatrix',
  component: TranslationMatrix,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Translations of all pages',
    caption: 'Pages and their translations by language',
    pageLabel: 'Page',
    legendLabel: 'Marks in the table',
    changesText: 'What has changed',
    emptyText: 'No page matches the filters',
    markTexts: {
      translated: 'Translated',
      'in-progress': 'In progress',
      'marked-for-translation': 'Marked for translation',
      outdated: 'Source has changed',
      overdue: 'Overdue',
    },
    counts: {
      translated: { text: '5', href: '#translated' },
      'in-progress': { text: '2', href: '#in-progress' },
      'marked-for-translation': { text: '2', href: '#marked', isCurrent: true },
      outdated: { text: '1', href: '#outdated' },
    },
    filters: (
      <FilterBar label="Filter translations" submitText="Show" resultText="3 pages">
        <SelectField name="language" label="Language" options={languages} />
        <TextField type="search" name="q" label="Title or address" />
      </FilterBar>
    ),
    languages: [
      { id: 'de', name: 'German' },
      { id: 'fr', name: 'French' },
      { id: 'ja', name: 'Japanese' },
      { id: 'zh', name: 'Chinese' },
    ],
    pages: [
      {
        id: 'crimp',
        title: 'Crimp force monitoring',
        link: { href: '#crimp', text: '/products/crimp-force-monitoring' },
        overall: { text: 'In progress', tone: 'info' },
        translations: {
          de: { state: 'translated', isOutdated: true },
          fr: { state: 'in-progress', dueAt: { dateTime: '2026-12-04', text: '4 Dec' } },
          ja: { state: 'in-progress', dueAt: { dateTime: '2026-11-20', text: '20 Nov' }, isOverdue: true },
        },
        changes: [
          { id: 'title', field: 'Title', before: 'Crimp force', after: 'Crimp force monitoring' },
          { id: 'lead', field: 'Lead', after: 'Every stroke is measured.' },
        ],
      },
      {
        id: 'about',
        title: 'About us',
        link: { href: '#about', text: '/about' },
        overall: { text: 'Translated', tone: 'success' },
        translations: {
          de: { state: 'translated' },
          fr: { state: 'translated' },
          ja: { state: 'translated' },
          zh: { state: 'translated' },
        },
      },
      {
        id: 'news',
        title: 'News',
        link: { href: '#news', text: '/news' },
        overall: { text: 'Marked for translation', tone: 'warning' },
        translations: { de: { state: 'marked-for-translation' }, zh: { state: 'marked-for-translation' } },
      },
    ],
    bulk: {
      action: '#start',
      label: 'Chosen pages',
      allText: 'All pages of this list',
      controls: (
        <>
          <SelectField name="target" label="Target language" options={languages} />
          <DateField name="due" label="Due date" />
        </>
      ),
      steps: [
        { id: 'start', text: 'Start translation' },
        { id: 'export', text: 'Download as XLIFF', action: '#export' },
      ],
    },
  },
} satisfies Meta<typeof TranslationMatrix>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await ticksCheckbox(canvas.getByRole('checkbox', { name: 'About us' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await expect(canvas.getAllByRole('img', { name: 'Translated' })).toHaveLength(5)
    await expect(canvas.getByRole('columnheader', { name: 'Japanese' })).toBeInTheDocument()
    const legend = canvas.getByRole('list', { name: 'Marks in the table' })
    await expect(legend.querySelector('[aria-current]')).toHaveTextContent('Marked for translation')
  },
}

export const Playground: Story = {}

/** Choosing all pages, then all but one. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'All pages of this list' })
    const pages = ['Crimp force monitoring', 'About us', 'News'].map((name) => canvas.getByRole('checkbox', { name }))
    await userEvent.click(all)
    for (const page of pages) await expect(page).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'News' }))
    await expect(all).not.toBeChecked()
    const form = all.closest('form') ?? undefined
    await expect(new FormData(form).getAll('page')).toEqual(['crimp', 'about'])
  },
}

/** The changes of an outdated source text. */
/** The next pages of the list are not chosen. */
export const NextPages: Story = {
  render: function Render(args) {
    const [isNext, setIsNext] = useState(false)
    const pages = isNext ? args.pages.map((page) => ({ ...page, id: `${page.id}-2` })) : args.pages
    return (
      <TranslationMatrix {...args} pages={pages} pagination={<Button onClick={() => setIsNext(true)}>Next</Button>} />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'All pages of this list' }))
    await expect(canvas.getByRole('checkbox', { name: 'News' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('checkbox', { name: 'News' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'All pages of this list' })).not.toBeChecked()
  },
}

export const Changes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What has changed'))
    await expect(canvas.getByText('Every stroke is measured.')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { bulk: undefined, counts: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
}

export const Started: Story = { args: { result: { tone: 'success', title: 'The translation was started' } } }

export const StartFailed: Story = {
  args: { result: { tone: 'danger', title: 'The translation could not be started', text: 'Please try again later.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('could not be started'),
}

export const Loading: Story = { args: { pages: [], loadingText: 'Translations are loading' } }

export const Empty: Story = {
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No page matches the filters')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    pages: [],
    failure: { title: 'The translations could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
}

/** Ten languages at the width of a tablet. */
export const Tablet: Story = {
  args: {
    languages: ['cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'].map((id) => ({ id, name: id })),
  },
  globals: { viewport: { value: 'tablet' } },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
