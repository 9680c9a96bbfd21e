import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/Button.js'
import { Badge } from '../../components/Badge/Badge.js'
import { Cluster } from '../../foundations/layout/Layout.js'
import { IconCheck, IconCompare } from '../../components/Icon/icons.js'
import { DoAndDont } from '../examples.js'

const meta = { title: 'Patterns/Comparison' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const TheButtonTells: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'The same button adds and takes away, and says which it is.',
        show: (
          <Cluster>
            <Button look="outline" icon={IconCompare} aria-pressed={false}>
              Add to comparison
            </Button>
            <Button look="outline" icon={IconCheck} aria-pressed>
              In the comparison
            </Button>
          </Cluster>
        ),
      }}
      bad={{
        rule: 'A tick box without words, beside a counter without a visible connection.',
        show: (
          <Cluster>
            <Button look="outline">Compare</Button>
            <Badge>2</Badge>
          </Cluster>
        ),
      }}
    />
  ),
}
