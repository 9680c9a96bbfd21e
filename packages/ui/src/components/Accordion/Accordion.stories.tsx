import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { opensDetails } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { Accordion } from './Accordion.js'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'wires', title: 'Which wires can be processed?', content: <Text>Single wires from 0.13 to 6 mm².</Text> },
      {
        id: 'power',
        title: 'What does the machine need?',
        content: <Text>400 V, 3 phases, 6 bar compressed air.</Text>,
      },
      { id: 'training', title: 'Is training included?', content: <Text>Two days at your place.</Text> },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await opensDetails(canvas.getByText('What does the machine need?'))
    await expect(canvas.getByText('What does the machine need?').closest('summary')).toHaveAccessibleName(
      'What does the machine need?',
    )
  },
}

export const Playground: Story = { args: { single: true, defaultOpen: ['wires'] } }

export const OneAtATime: Story = {
  args: { single: true, defaultOpen: ['wires'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('What does the machine need?'))
    const open = [...canvasElement.querySelectorAll('details[open]')].map((part) => part.id)
    await expect(open).toEqual(['power'])
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(document.activeElement?.tagName).toBe('SUMMARY')
    await userEvent.click(document.activeElement as HTMLElement)
    await expect(canvasElement.querySelector('#wires')).toHaveAttribute('open')
  },
}

export const HoverAndFocus: Story = inStates({ repeatsIds: true })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
