import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
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

export const Default: Story = {}

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
    placeholder: (
      <EmptyState title="The releases could not be loaded" actions={<ButtonLink href="#again">Try again</ButtonLink>}>
        Try again in a few minutes.
      </EmptyState>
    ),
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
