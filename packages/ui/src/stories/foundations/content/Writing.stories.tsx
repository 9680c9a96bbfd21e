import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack } from '../../../foundations/layout/Layout.js'
import { Button } from '../../../components/Button/Button.js'
import { Link } from '../../../components/Link/Link.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'
import { Heading } from '../../../components/Heading/Heading.js'
import { Text } from '../../../components/Text/Text.js'
import { DoAndDont } from '../../examples.js'

const meta = { title: 'Foundations/Writing' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ButtonsSayWhatTheyDo: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A verb and its object. The button makes sense when it is read alone.',
        show: (
          <Cluster>
            <Button>Request a quotation</Button>
            <Button look="outline">Close ticket</Button>
          </Cluster>
        ),
      }}
      bad={{
        rule: '“OK”, “Submit” and “Yes” depend on a text that is not read together with them.',
        show: (
          <Cluster>
            <Button>Submit</Button>
            <Button look="outline">Yes</Button>
          </Cluster>
        ),
      }}
    />
  ),
}

export const LinksNameTheirTarget: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A list of links alone still tells where each leads.',
        show: (
          <Stack gap="2">
            <Link look="standalone" href="#compare">
              Compare the crimping machines
            </Link>
            <Link look="standalone" href="#sheet">
              Data sheet Alpha 530 (PDF, 1.2 MB)
            </Link>
          </Stack>
        ),
      }}
      bad={{
        rule: '“Read more”, five times on a page.',
        show: (
          <Stack gap="2">
            <Text size="small">
              Crimping machines <Link href="#a">Read more</Link>
            </Text>
            <Text size="small">
              Data sheet <Link href="#b">Click here</Link>
            </Text>
          </Stack>
        ),
      }}
    />
  ),
}

export const FailuresHelp: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'What happened, why, what to do now.',
        show: (
          <FlashMessage tone="danger" title="The ticket was not sent">
            The service does not answer. Your text is kept in this browser; send it again in a minute.
          </FlashMessage>
        ),
      }}
      bad={{
        rule: 'A code and an apology.',
        show: (
          <FlashMessage tone="danger" title="Oops! Something went wrong :(">
            Error 0x80004005. We apologise for any inconvenience.
          </FlashMessage>
        ),
      }}
    />
  ),
}

export const LongerInOtherLanguages: Story = {
  render: () => (
    <DoAndDont
      good={{
        rule: 'A title of up to 40 characters: German has room for 60.',
        show: (
          <Heading level={3} size="title3">
            Cuts, strips and crimps in one pass
          </Heading>
        ),
      }}
      bad={{
        rule: 'A title that only fits in English breaks into five lines elsewhere.',
        show: (
          <Heading level={3} size="title3" lang="de">
            Hochgeschwindigkeits-Kabelverarbeitungsautomat mit integrierter Crimphöhenüberwachung
          </Heading>
        ),
      }}
    />
  ),
}
