import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { Button } from '../../components/Button/Button.js'
import { TextField } from '../../components/TextField/TextField.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Forms' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Fields below each other, as wide as what goes in.',
        show: (
          <Stack gap="4">
            <TextField name="name" label="Name" autoComplete="name" />
            <TextField name="serial" label="Serial number" hint="On the nameplate, 8 digits" />
            <Button>Send request</Button>
          </Stack>
        ),
      }}
      bad={{
        rule: 'Abbreviated labels, “Submit”, and a reset button that deletes everything.',
        show: (
          <Stack gap="4">
            <Cluster align="start">
              <TextField name="name2" label="Name*" />
              <TextField name="serial2" label="SN*" />
            </Cluster>
            <Cluster>
              <Button>Submit</Button>
              <Button look="outline">Reset</Button>
            </Cluster>
          </Stack>
        ),
      }}
    />
  ),
}

export const MarkTheFew: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'What may be left out says so; everything else is needed.',
        show: (
          <Stack gap="4">
            <TextField name="mail" label="E-mail" type="email" />
            <TextField name="phone" label="Phone (optional)" type="tel" />
          </Stack>
        ),
      }}
      bad={{
        rule: 'An asterisk that is explained somewhere else.',
        show: (
          <Stack gap="4">
            <TextField name="mail3" label="E-mail *" type="email" />
            <TextField name="phone3" label="Phone" type="tel" />
          </Stack>
        ),
      }}
    />
  ),
}
