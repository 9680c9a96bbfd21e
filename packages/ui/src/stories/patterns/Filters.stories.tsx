import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Button } from '../../components/Button/Button.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { fn } from 'storybook/test'
import { DoAndDont } from '../examples.js'

const status = [
  { value: '', text: 'All' },
  { value: 'open', text: 'Open (12)' },
  { value: 'closed', text: 'Closed (3)' },
]

const meta = { title: 'Patterns/Filters' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhatIsFiltered: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'What is filtered for is seen, counted and taken away one by one.',
        show: (
          <FilterBar
            label="Filter tickets"
            chips={[{ id: 'open', text: 'Open', removeLabel: 'Remove filter Open' }]}
            onRemove={fn()}
            onReset={fn()}
            resetText="Reset filters"
            resultText="12 tickets"
          >
            <SelectField name="status" label="Status" options={status} defaultValue="open" />
          </FilterBar>
        ),
      }}
      bad={{
        rule: 'Filters that hide: the list is short, and nothing says why.',
        show: (
          <Stack>
            <Button look="outline">Filter</Button>
            <EmptyState title="No entries found" />
          </Stack>
        ),
      }}
    />
  ),
}
