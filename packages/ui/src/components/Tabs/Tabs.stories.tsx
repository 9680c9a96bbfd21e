import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { clicksAt, leavePage } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { Tabs } from './Tabs.js'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'About the machine',
    onTabChange: fn(),
    items: [
      { id: 'benefits', title: 'Benefits', content: <Text>Changes over in eight seconds.</Text> },
      { id: 'data', title: 'Technical data', content: <Text>0.13 to 6 mm², up to 12 m/s.</Text> },
      { id: 'documents', title: 'Documents', content: <Text>Brochure, data sheet, manual.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const data = canvas.getByRole('tab', { name: 'Technical data' })
    await clicksAt(data)
    await expect(canvas.getByRole('tabpanel', { name: 'Technical data' })).toHaveTextContent('0.13')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Benefits' })).toHaveAttribute('aria-selected', 'true')
    leavePage()
  },
}

export const Playground: Story = { args: { defaultTab: 'data' } }

/** From right to left the next tab is on the left, and so is its key. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab')
    await expect(getComputedStyle(canvas.getByRole('tablist')).direction).toBe('rtl')
    await expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(first?.getBoundingClientRect().left ?? 0)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Benefits' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Technical data' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('0.13')
    await userEvent.keyboard('{End}')
    await expect(args.onTabChange).toHaveBeenLastCalledWith('documents')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Benefits' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const ManyTabs: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `module-${index}`,
      title: `Crimp module ${index + 1}`,
      content: <Text>Module {index + 1}</Text>,
    })),
  },
}

export const HoverAndFocus: Story = inStates({ target: '[role=tab][aria-selected=false]' })

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
