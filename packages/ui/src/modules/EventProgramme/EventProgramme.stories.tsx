import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { diagramBlocks } from '../../stories-assets/diagramBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { EventProgramme } from './EventProgramme.js'

const meta = {
  title: 'Modules/EventProgramme',
  component: EventProgramme,
  parameters: { layout: 'fullscreen' },
  // Without the anchor id: a page may contain several stories of a module.
  args: { ...diagramBlocks.programme, id: undefined },
} satisfies Meta<typeof EventProgramme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tuesday 16 November' })).toBeVisible()
    const [first, , other] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('10:00')
    const topOf = (session: Element | undefined) => session?.getBoundingClientRect().top
    // The matrix: sessions of two days at one time are side by side.
    if (matchMedia('(min-width: 64rem)').matches) await expect(topOf(other)).toBe(topOf(first))
    else await expect(other).toBeVisible()
  },
}

export const Playground: Story = {}

export const OneDay: Story = { render: (args) => <EventProgramme {...args} days={args.days.slice(0, 1)} /> }

/** Two sessions at one time: lists by day on large screens too. */
export const AtOneTime: Story = {
  render: (args) => (
    <EventProgramme
      {...args}
      days={args.days.map((day) => ({
        ...day,
        sessions: day.sessions.map((session) => ({ ...session, time: '10:00', timeText: '10:00' })),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    // In a matrix the time of a session has one pixel: it is for screen readers only.
    for (const time of canvas.getAllByText('10:00')) await expect(time.getBoundingClientRect().width).toBeGreaterThan(1)
    const [first, second] = canvas.getAllByRole('listitem').map((session) => session.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: diagramBlocks.programme }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
