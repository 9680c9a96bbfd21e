import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Cluster } from '../../../foundations/layout/Layout.js'
import { Button } from '../../../components/Button/Button.js'
import { IconButton } from '../../../components/Button/Button.js'
import { Text } from '../../../components/Text/Text.js'
import { IconCompare, IconDownload, IconMachine, IconTrash } from '../../../components/Icon/icons.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Iconography' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const BesideAText: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'An icon repeats a word that stands beside it.',
        show: (
          <Cluster>
            <Button look="outline" icon={IconDownload}>
              Download data sheet
            </Button>
            <Button look="quiet" icon={IconCompare}>
              Compare
            </Button>
          </Cluster>
        ),
      }}
      bad={{
        rule: 'An icon alone is a riddle where not everyone knows it.',
        show: (
          <Cluster>
            <IconButton icon={IconMachine} label="Download data sheet" onClick={fn()} />
            <IconButton icon={IconCompare} label="Compare" onClick={fn()} />
          </Cluster>
        ),
      }}
    />
  ),
}

export const NamedByItsEffect: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'The label says what happens to what.',
        show: (
          <Cluster>
            <Text>station-2.mp4</Text>
            <IconButton icon={IconTrash} label="Remove station-2.mp4" onClick={fn()} />
          </Cluster>
        ),
      }}
      bad={{
        rule: 'A label that describes the drawing tells a screen reader nothing.',
        show: (
          <Cluster>
            <Text>station-2.mp4</Text>
            <IconButton icon={IconTrash} label="Bin" onClick={fn()} />
          </Cluster>
        ),
      }}
    />
  ),
}
