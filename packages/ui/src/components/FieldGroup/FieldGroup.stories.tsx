import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Column, Grid, Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { fillsField } from '../../stories-assets/plays.js'
import { TextField } from '../TextField/TextField.js'
import { FieldGroup } from './FieldGroup.js'

const address = (
  <Stack>
    <TextField name="street" label="Street and number" autoComplete="address-line1" />
    <Grid>
      <Column span={{ base: 12, sm: 4 }}>
        <TextField name="code" label="Postal code" autoComplete="postal-code" />
      </Column>
      <Column span={{ base: 12, sm: 8 }}>
        <TextField name="city" label="City" autoComplete="address-level2" />
      </Column>
    </Grid>
  </Stack>
)

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: { legend: 'Where does the machine stand?', hint: 'The address of the plant', children: address },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Where does the machine stand?' })
    await expect(group).toHaveAccessibleDescription('The address of the plant')
    await fillsField(within(group).getByRole('textbox', { name: 'City' }), 'Leeds')
  },
}

export const Playground: Story = { args: { error: 'Enter the address of the plant' } }

export const States: Story = {
  render: () => (
    <Stack gap="6">
      <FieldGroup legend="Where does the machine stand?" error="Enter the address of the plant">
        {address}
      </FieldGroup>
      <FieldGroup legend="Address" disabled>
        {address}
      </FieldGroup>
    </Stack>
  ),
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
