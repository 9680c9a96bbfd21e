import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../../foundations/layout/Layout.js'
import { Picture } from '../../../components/Picture/Picture.js'
import { Text } from '../../../components/Text/Text.js'
import { machinePicture } from '../../../stories-assets/machinePictures.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Pictures' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WholeMachines: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A machine is shown whole, on a neutral ground.',
        show: (
          <Picture
            picture={machinePicture('crimp', 'Crimping machine with its feed on the left', 600, 400)}
            ratio="standard"
            fit="contain"
            backed
          />
        ),
      }}
      bad={{
        rule: 'A machine that is cut off could be any machine.',
        show: (
          <Picture
            picture={machinePicture('crimp', '', 600, 400)}
            ratio="standard"
            fit="cover"
            className="story-cropped"
          />
        ),
      }}
    />
  ),
}

export const TextBesideThePicture: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'Words stand beside the picture: they are translated, found and read aloud.',
        show: (
          <Stack>
            <Picture picture={machinePicture('reel', 'Wire reel', 600, 300)} ratio="wide" />
            <Text size="small">Changes reels in 40 seconds</Text>
          </Stack>
        ),
      }}
      bad={{
        rule: 'Words on a picture have no sure contrast and stay in one language when they are part of it.',
        show: (
          <div className="story-words-on-picture">
            <Picture picture={machinePicture('reel', '', 600, 300)} ratio="wide" />
            <Text size="small">Changes reels in 40 seconds</Text>
          </div>
        ),
      }}
    />
  ),
}
