import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { measurementContent, technicalDataContent } from '../../../stories-assets/catalogueContent.js'
import { TechnicalData } from '../../../modules/TechnicalData/TechnicalData.js'

/** Effects of the toolbar's switches. */
const meta = {
  title: 'Foundations/Toolbar',
  component: TechnicalData,
  parameters: { layout: 'fullscreen' },
  args: { ...technicalDataContent, measurement: measurementContent },
} satisfies Meta<typeof TechnicalData>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^\[.+\]$/))
    // Text outside brackets did not come from a prop.
    const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
    const own: string[] = []
    while (walker.nextNode()) own.push(walker.currentNode.nodeValue?.trim() ?? '')
    await expect(own.filter((text) => /\p{Letter}{2}/u.test(text) && !text.startsWith('['))).toEqual([])
  },
}

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^\p{Script=Han}+$/u))
    await expect(document.documentElement).toHaveAttribute('lang', 'zh')
  },
}

export const Imperial: Story = {
  globals: { measurement: 'dim_imperial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,079')).toBeVisible()
    await expect(canvas.queryByText('1,850')).not.toBeVisible()
  },
}

export const AnotherBrandDark: Story = {
  globals: { brand: 'conexara', scheme: 'dark' },
  play: async () => {
    const { brand, scheme } = document.documentElement.dataset
    await expect([brand, scheme]).toEqual(['conexara', 'dark'])
    await expect(getComputedStyle(document.body).colorScheme).toBe('dark')
  },
}
