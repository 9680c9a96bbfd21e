import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../foundations/layout/Layout.js'
import { TextField } from '../../components/TextField/TextField.js'
import { ErrorSummary } from '../../components/Form/ErrorSummary.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Errors' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WordForWord: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'The summary leads to the field, in the words of the field.',
        show: (
          <Stack>
            <ErrorSummary
              title="There is a problem"
              errors={[{ fieldId: 'serial-good', text: 'Enter the 8 digits of the serial number' }]}
            />
            <TextField
              id="serial-good"
              name="serial"
              label="Serial number"
              defaultValue="2041"
              error="Enter the 8 digits of the serial number"
            />
          </Stack>
        ),
      }}
      bad={{
        rule: '“Invalid input” tells neither where nor how it would be right.',
        show: (
          <Stack>
            <TextField name="serial4" label="Serial number" defaultValue="2041" error="Invalid input" />
          </Stack>
        ),
      }}
    />
  ),
}
