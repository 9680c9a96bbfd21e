import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { brandTokens } from '../../foundations/tokens/brands.js'
import { Logo } from './Logo.js'

const meta = { title: 'Modules/Logo', component: Logo, args: { brand: 'kudex', name: 'Kudex' } } satisfies Meta<
  typeof Logo
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {
  args: { brand: 'strivona', name: 'Strivona' },
  argTypes: { brand: { control: 'select', options: [...Object.keys(brandTokens), 'other'] } },
}

export const Brands: Story = {
  render: () => (
    <Stack align="start">
      <Logo brand="kudex" name="Kudex" />
      <Logo brand="strivona" name="Strivona" />
      <Logo brand="veritesta" name="Veritesta" />
      <Logo brand="conexara" name="Conexara" />
      <Logo brand="brand-portal" name="Brand Portal" />
      <Logo brand="expo" name="Expo 2024" />
      <Logo brand="kudex" mark="smart-cabinet-building" name="Smart Cabinet Building" />
      <Logo brand="kudex" mark="productronica" name="productronica" />
      <Logo brand="kudex" mark="north-america-events" name="North America Events" />
      <Logo brand="other" name="A brand without a sign" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (name: string) => Number.parseFloat(getComputedStyle(canvas.getByText(name)).fontSize)
    const isPhone = matchMedia('not all and (min-width: 30rem)').matches
    await expect(sizeOf('Smart Cabinet Building') < sizeOf('Brand Portal')).toBe(isPhone)
  },
}
