import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { investorBlocks } from '../../stories-assets/investorBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { FinancialCalendar } from './FinancialCalendar.js'

const meta = {
  title: 'Modules/FinancialCalendar',
  component: FinancialCalendar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Financial calendar',
    emptyText: 'No entries found',
    calendarLink: { href: '#all.ics', text: 'All dates as a calendar' },
    events: [
      {
        id: 'a',
        title: 'Annual media and analyst conference',
        date: '2023-03-14',
        dayText: '14',
        monthText: 'March 2023',
        calendarLink: { href: '#a.ics', text: 'Add to calendar', label: 'Add to calendar: annual media conference' },
      },
      { id: 'b', title: 'Annual General Meeting', date: '2023-04-12', dayText: '12', monthText: 'April 2023' },
    ],
  },
} satisfies Meta<typeof FinancialCalendar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'All dates as a calendar' }), '#all.ics')
  },
}

export const Playground: Story = {}

export const Empty: Story = { args: { events: [] } }

export const OneEvent: Story = {
  args: { events: meta.args.events.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to calendar: annual media conference' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'All dates as a calendar' })).toBeNull()
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: investorBlocks.calendar }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
