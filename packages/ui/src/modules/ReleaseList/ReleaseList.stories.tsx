import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { overviewBlocks } from '../../stories-assets/overviewBlocks.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ReleaseList } from './ReleaseList.js'

const meta = {
  title: 'Modules/ReleaseList',
  component: ReleaseList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Media releases',
    emptyText: 'No entries found',
    releases: [
      {
        id: 'a',
        href: '#a',
        title: 'Half-year results: orders above last year',
        leadText: 'Orders grew in all regions.',
        date: '2023-08-17',
        dateText: '17 August 2023',
        adHocText: 'Ad hoc',
      },
      { id: 'b', href: '#b', title: 'A new plant in Brno', date: '2023-04-12', dateText: '12 April 2023' },
    ],
  },
} satisfies Meta<typeof ReleaseList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'A new plant in Brno' }), '#b')
  },
}

export const Playground: Story = {}

export const Empty: Story = { args: { releases: [] } }

export const Loading: Story = {
  args: { releases: [], loadingText: 'Releases are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Releases are loading')
  },
}

export const Failed: Story = {
  args: {
    releases: [],
    failure: {
      title: 'The releases could not be loaded',
      text: 'Try again in a few minutes.',
      retryText: 'Try again',
      retryHref: '#again',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The releases could not be loaded')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

export const FilteredWithMore: Story = {
  args: {
    filters: (
      <FilterBar label="Filter media releases" action="#releases" submitText="Show">
        <SelectField
          name="year"
          label="Year"
          defaultValue="2023"
          options={[
            { value: '', text: 'All years' },
            { value: '2023', text: '2023' },
          ]}
        />
      </FilterBar>
    ),
    more: { rangeText: '1 - 2 of 12', shown: 2, total: 12, buttonText: 'Show more', href: '#more' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('2023')
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '#more')
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: overviewBlocks.releaseOverview }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
