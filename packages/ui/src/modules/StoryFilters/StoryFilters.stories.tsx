import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { ticksCheckbox } from '../../stories-assets/plays.js'
import { StoryFilters } from './StoryFilters.js'

const meta = {
  title: 'Modules/StoryFilters',
  component: StoryFilters,
  args: {
    label: 'Filter stories',
    action: '#stories',
    category: {
      label: 'Category',
      name: 'category',
      value: '',
      options: [
        { value: '', text: 'All' },
        { value: 'customers', text: 'Customers' },
        { value: 'technology', text: 'Technology' },
        { value: 'people', text: 'People' },
      ],
    },
    videosOnly: { label: 'Videos only', name: 'videos', isOn: false },
    submitText: 'Apply',
    resultText: '8 stories',
  },
} satisfies Meta<typeof StoryFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await ticksCheckbox(canvas.getByRole('switch', { name: 'Videos only' }))
  },
}

export const Playground: Story = {}

export const AtOnce: Story = {
  render: function Render(args) {
    const [filters, setFilters] = useState({ category: '', videosOnly: false })
    return (
      <StoryFilters
        {...args}
        category={{ ...args.category, value: filters.category }}
        videosOnly={{ ...args.videosOnly, isOn: filters.videosOnly }}
        resultText={filters.videosOnly ? '1 story' : '8 stories'}
        onChange={setFilters}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Technology' }))
    await expect(canvas.getByRole('radio', { name: 'Technology' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Videos only' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 story')
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
  },
}

export const HoverAndFocus: Story = inStates({ target: 'label + label input', isWide: true })

export const InAnotherLanguage: Story = {
  args: {
    category: {
      ...meta.args.category,
      options: [
        { value: '', text: 'All' },
        { value: 'a', text: 'Technik', lang: 'de' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Technik')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText('All')).not.toHaveAttribute('lang')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
