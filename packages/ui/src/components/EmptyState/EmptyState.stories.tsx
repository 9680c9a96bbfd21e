import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Button } from '../Button/Button.js'
import { IconTicket } from '../Icon/icons.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No entries found' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: {
    icon: IconTicket,
    title: 'No service tickets have been created yet.',
    children: 'Write to us as soon as a machine stands still: we answer within one working day.',
    actions: <Button look="signal">New ticket</Button>,
    level: 2,
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="6">
      <EmptyState
        title="No stories were found for your filter settings."
        actions={<Button look="outline">Reset filters</Button>}
      />
      <EmptyState
        tone="error"
        title="The inventory could not be loaded"
        actions={<Button look="outline">Try again</Button>}
      >
        If it goes on, write to support@kudex.example.
      </EmptyState>
      <div data-story-width="phone" lang="de">
        <EmptyState title="Es wurden keine Kabelverarbeitungsmaschinen gefunden">
          Prüfen Sie die Seriennummer oder setzen Sie die Filter zurück.
        </EmptyState>
      </div>
      <EmptyState title="未找到任何条目" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
