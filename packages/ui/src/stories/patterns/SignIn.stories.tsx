import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Sign-in' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SayLess: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'One message for a wrong e-mail and a wrong password.',
        show: (
          <FlashMessage tone="danger" title="E-mail or password is wrong">
            After five attempts there is a short wait.
          </FlashMessage>
        ),
      }}
      bad={{
        rule: 'Who tells which of the two is wrong tells strangers who has an account.',
        show: <FlashMessage tone="danger" title="There is no account for carla.customer@acme.example" />,
      }}
    />
  ),
}
