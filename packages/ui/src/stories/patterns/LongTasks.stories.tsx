import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js'
import { Spinner } from '../../components/Spinner/Spinner.js'
import { Text } from '../../components/Text/Text.js'
import { Button } from '../../components/Button/Button.js'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Long tasks' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const HowFarAndHowLong: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'What runs, how far it is, and a way to stop it.',
        show: (
          <Stack gap="2">
            <Text size="small">station-2.mp4, 20.7 of 48.2 MB</Text>
            <ProgressBar label="Uploading station-2.mp4" value={43} max={100} />
            <Cluster>
              <Button look="outline" size="small">
                Pause
              </Button>
              <Button look="quiet" size="small">
                Cancel upload
              </Button>
            </Cluster>
          </Stack>
        ),
      }}
      bad={{
        rule: 'A wheel for minutes: people reload, and everything starts again.',
        show: (
          <Cluster>
            <Spinner label="Working" />
            <Text size="small">Please do not close this window</Text>
          </Cluster>
        ),
      }}
    />
  ),
}
