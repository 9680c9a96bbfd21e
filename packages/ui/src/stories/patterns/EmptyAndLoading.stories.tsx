import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../foundations/layout/Layout.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Button } from '../../components/Button/Button.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { Spinner } from '../../components/Spinner/Spinner.js'
import { IconTicket } from '../../components/Icon/icons.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Empty and loading' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EmptyIsAStart: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Empty for the first time: what will be here, and how to begin.',
        show: (
          <EmptyState icon={IconTicket} title="No tickets yet" actions={<Button>Create ticket</Button>}>
            Ask our service about one of your machines.
          </EmptyState>
        ),
      }}
      bad={{ rule: 'An empty table looks like a failure.', show: <EmptyState title="0 results" /> }}
    />
  ),
}

export const ShapesOfWhatComes: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Shapes as large as what comes: nothing jumps when it is there.',
        show: (
          <Stack gap="3">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </Stack>
        ),
      }}
      bad={{
        rule: 'A wheel in the middle of a page says nothing, and everything moves when it goes.',
        show: <Spinner label="Loading" />,
      }}
    />
  ),
}
