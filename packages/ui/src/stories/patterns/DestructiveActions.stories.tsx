import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/Button.js'
import { Heading } from '../../components/Heading/Heading.js'
import { Text } from '../../components/Text/Text.js'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Destructive actions' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const TheButtonRepeatsTheVerb: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A question, what is lost, and a button that says it again.',
        show: (
          <Stack gap="3">
            <Heading level={3} size="title4">
              Delete the draft “Spring news”?
            </Heading>
            <Text size="small">It was changed on 24 Nov 2026 and is not published. It cannot be restored.</Text>
            <Cluster>
              <Button>Delete draft</Button>
              <Button look="outline">Keep draft</Button>
            </Cluster>
          </Stack>
        ),
      }}
      bad={{
        rule: '“Are you sure?” with “OK” and “Cancel”: what is cancelled?',
        show: (
          <Stack gap="3">
            <Heading level={3} size="title4">
              Are you sure?
            </Heading>
            <Cluster>
              <Button>OK</Button>
              <Button look="outline">Cancel</Button>
            </Cluster>
          </Stack>
        ),
      }}
    />
  ),
}
