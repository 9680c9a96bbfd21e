import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { localeSelectorContent } from '../../stories-assets/siteContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { LocaleSelector } from './LocaleSelector.js'

const meta = {
  title: 'Modules/LocaleSelector',
  component: LocaleSelector,
  args: localeSelectorContent,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end', marginBottom: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocaleSelector>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { argTypes: { placement: { control: 'inline-radio', options: ['bottom', 'top'] } } }

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('CH · EN'))
    await expect(canvas.getByRole('link', { name: 'English, Switzerland' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Deutsch, Austria' })).toHaveAttribute('href', '#de-at')
  },
}

export const ClosesWithEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details')
    await userEvent.click(canvas.getByText('CH · EN'))
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(details?.open).toBe(false)
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}

/** Options without `href` are buttons of a native form. */
export const AsForm: Story = {
  render: (args) => (
    <LocaleSelector
      {...args}
      form={{ action: '#locale', method: 'get', name: 'locale', hiddenFields: { from: '/products' } }}
      groups={args.groups.map((group) => ({
        ...group,
        countries: group.countries.map((country) => ({
          ...country,
          languages: country.languages.map(({ href: _href, ...option }) => option),
        })),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('CH · EN'))
    const option = canvas.getByRole('button', { name: 'Deutsch, Austria' })
    await expect(option).toHaveAttribute('name', 'locale')
    await expect(option).toHaveAttribute('value', 'de-at')
  },
}

export const SmallScreen: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }
SmallScreen.play = async ({ canvasElement, canvas }) => {
  const summary = canvasElement.querySelector('summary')
  if (summary) await userEvent.click(summary)
  await expect(canvas.getByRole('link', { name: 'Deutsch, Austria' })).toBeVisible()
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
