import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../../components/TextField/TextField.js'
import { Status } from '../../../components/Badge/Badge.js'
import { Cluster, Stack } from '../../../foundations/layout/Layout.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Accessibility' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotByColourAlone: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A state has a word, and an icon where it is scanned.',
        show: (
          <Stack gap="2">
            <Status tone="success">Running</Status>
            <Status tone="danger">Stopped</Status>
          </Stack>
        ),
      }}
      bad={{
        rule: 'Colour alone is lost for one man in twelve, in print and with forced colours.',
        show: (
          <Cluster>
            <span className="story-dot story-dot-success" />
            <span className="story-dot story-dot-danger" />
          </Cluster>
        ),
      }}
    />
  ),
}

export const LabelsStay: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A label stays above the field while people type.',
        show: <TextField name="serial" label="Serial number" hint="On the nameplate, 8 digits" />,
      }}
      bad={{
        rule: 'A placeholder is gone when it is needed, and too pale to read.',
        show: <TextField name="serial" label=" " aria-label="Serial number" placeholder="Serial number (8 digits)" />,
      }}
    />
  ),
}
