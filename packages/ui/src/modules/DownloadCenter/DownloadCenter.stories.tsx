import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { DownloadCenter } from './DownloadCenter.js'

const meta = {
  title: 'Modules/DownloadCenter',
  component: DownloadCenter,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Downloads',
    emptyText: 'No entries found',
    groups: [
      {
        id: 'logos',
        title: 'Logos',
        items: [
          { id: 'a', name: 'Logo, dark on light', href: '#logo', formatText: 'SVG', sizeText: '12 kB' },
          { id: 'b', name: 'Logo, light on dark', href: '#light', formatText: 'SVG', sizeText: '12 kB' },
        ],
      },
      {
        id: 'sheets',
        title: 'Data sheets',
        items: [{ id: 'c', name: 'Crimping units', href: '#units', formatText: 'PDF', sizeText: '1.8 MB' }],
      },
    ],
  },
} satisfies Meta<typeof DownloadCenter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /Crimping units/ }), '#units')
  },
}

export const Playground: Story = {}

export const Empty: Story = { args: { groups: [] } }

export const Loading: Story = {
  args: { groups: [], loadingText: 'Files are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Files are loading')
  },
}

export const Failed: Story = {
  args: {
    groups: [],
    failure: {
      title: 'The files could not be loaded',
      text: 'Try again in a few minutes.',
      retryText: 'Try again',
      retryHref: '#again',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The files could not be loaded')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

export const Filtered: Story = {
  args: {
    lead: 'Two files fit your choice.',
    filters: (
      <FilterBar label="Filter files" action="#files" submitText="Show">
        <SelectField
          name="kind"
          label="Kind"
          defaultValue="logos"
          options={[
            { value: '', text: 'All kinds' },
            { value: 'logos', text: 'Logos' },
          ]}
        />
      </FilterBar>
    ),
    groups: meta.args.groups.slice(0, 1),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('logos')
    await expect(canvas.queryByRole('heading', { name: 'Data sheets' })).toBeNull()
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.downloads }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
