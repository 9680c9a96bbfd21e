import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { Combobox } from './Combobox.js'

const countries = [
  { value: 'at', text: 'Austria' },
  { value: 'br', text: 'Brazil' },
  { value: 'cz', text: 'Czechia', detail: 'Czech Republic' },
  { value: 'fr', text: 'France' },
  { value: 'de', text: 'Germany' },
  { value: 'jp', text: 'Japan' },
  { value: 're', text: 'Réunion' },
  { value: 'ch', text: 'Switzerland' },
  { value: 'us', text: 'United States', detail: 'USA' },
]

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    name: 'country',
    label: 'Country',
    options: countries,
    emptyText: 'No country fits',
    toCountText: (count) => `${count} countries`,
    openLabel: 'Show countries',
    onChange: fn(),
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { hint: 'Where the machine stands', defaultValue: 'ch' } }

export const KeyboardJourney: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(box)
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('united')
    await expect(canvas.getByRole('option', { name: /United States/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('United States')
    await expect(canvasElement.querySelector('input[name="country"]')).toHaveValue('us')
    await expect(args.onChange).toHaveBeenLastCalledWith('us')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length)
    await userEvent.keyboard('{Home}{Escape}')
  },
}

export const DiscardsPartialInput: Story = {
  args: { defaultValue: 'de' },
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.clear(box)
    await userEvent.type(box, 'swi')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('Germany'))
    await expect(canvasElement.querySelector('input[name="country"]')).toHaveValue('de')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.querySelector('input[name="country"]')).toHaveValue(''))
  },
}

/** FORM-03: a choice typed in full counts without Enter, in any case and without accents. */
export const TakesFullyTypedOption: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox')
    for (const [typed, text, value] of [
      ['Germany', 'Germany', 'de'],
      ['reunion ', 'Réunion', 're'],
      ['usa', 'United States', 'us'],
      ['France{Escape}', 'France', 'fr'],
    ] as const) {
      await userEvent.clear(box)
      await userEvent.type(box, typed)
      await userEvent.tab()
      await waitFor(() => expect(canvasElement.querySelector('input[name="country"]')).toHaveValue(value))
      await expect(box).toHaveValue(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(value)
    }
  },
}

/** The options may be new objects whenever the application renders. */
export const KeepsInputWithNewOptions: Story = {
  args: { defaultValue: 'de' },
  render: function Render(args) {
    const [presses, setPresses] = useState(0)
    return (
      <div onInput={() => setPresses(presses + 1)}>
        <Combobox {...args} options={countries.map((country) => ({ ...country }))} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.clear(box)
    await userEvent.type(box, 'swi')
    await expect(box).toHaveValue('swi')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('Switzerland')
  },
}

export const Open: Story = {
  render: (args) => (
    <div data-story-tall>
      <Combobox {...args} defaultValue="de" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }))
    await expect(canvas.getByRole('listbox', { name: 'Country' })).toBeVisible()
  },
}

export const NoMatch: Story = {
  ...Open,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.clear(box)
    await userEvent.type(box, 'xyz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No country fits')
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      <Combobox {...args} error="Please enter the country you're in" />
      <Combobox {...args} disabled defaultValue="jp" />
      <div data-story-width="phone" lang="de">
        <Combobox
          {...args}
          label="Land, in dem die Kabelverarbeitungsmaschine steht"
          hint="Beginnen Sie zu tippen, die Liste wird kürzer"
        />
      </div>
      <Combobox {...args} label="国家或地区" options={[{ value: 'cn', text: '中国' }]} defaultValue="cn" />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
