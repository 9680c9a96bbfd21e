import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status } from '../../components/Badge/Badge.js'
import { Button } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { Text } from '../../components/Text/Text.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { portalPage, toPage } from '../../stories-assets/portalPage.js'
import * as AccountStories from '../AccountSettings/AccountSettings.stories.js'
import { AccountSettings } from '../AccountSettings/AccountSettings.js'
import * as DashboardStories from '../DashboardTiles/DashboardTiles.stories.js'
import { DashboardTiles } from '../DashboardTiles/DashboardTiles.js'
import { LinkList } from '../LinkList/LinkList.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as SignInStories from '../SignInShell/SignInShell.stories.js'
import { SignInShell } from '../SignInShell/SignInShell.js'
import * as UnsentStories from '../UnsentList/UnsentList.stories.js'
import { UnsentList } from '../UnsentList/UnsentList.js'
import * as WireStories from '../WireFlow/WireFlow.stories.js'
import { WireFlow } from '../WireFlow/WireFlow.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole pages for signed-in users; tickets, machines and the user administration are in files of their own. */
const meta = {
  title: 'Pages/Portal',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: portalPage,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

/** Signed out: contains no personal data. */
export const SignIn: Story = {
  args: {
    header: ShellStories.default.args.header,
    children: <SignInShell {...SignInStories.default.args} />,
  },
}

/** With what is open or due, and news for customers. */
export const Dashboard: Story = toPage(
  <>
    <DashboardTiles {...DashboardStories.default.args} {...DashboardStories.OpenAndDue.args} />
    <LinkList
      title="News"
      links={[
        {
          href: '#support',
          text: 'Service hours at the end of the year',
          description: 'Our service answers on every day.',
          meta: '29 October 2026',
        },
      ]}
    />
  </>,
)

/** Below what waits to be sent, and what could not be loaded. */
export const DashboardIncomplete: Story = toPage(
  <>
    <UnsentList {...UnsentStories.default.args} />
    <PageSection>
      <FlashMessage tone="warning" title="Some numbers cannot be shown at the moment.">
        <Link href="#again">Try again</Link>
      </FlashMessage>
    </PageSection>
    <DashboardTiles {...DashboardStories.default.args} />
  </>,
)

/** The user lacks the role of a service. */
export const NoAccess: Story = toPage(
  <PageSection title="Inventory" headingLevel={1}>
    <EmptyState title="You are not registered for this service">
      Ask the administrator of your organization for access, or write to{' '}
      <Link href="mailto:support@kudex.example">support@kudex.example</Link>.
    </EmptyState>
  </PageSection>,
)

/** A service that the user may register for. */
export const ExplainedService: Story = toPage(
  <PageSection
    title="Direct service"
    headingLevel={1}
    lead="Let our engineers look at your machine over the network."
    layout="split"
  >
    <Stack gap="5">
      <Status tone="neutral">Not registered</Status>
      <Text measure>An engineer connects to your machine while you are on the phone.</Text>
      <Form
        actions={
          <Button type="submit" look="signal">
            Register for the direct service
          </Button>
        }
      >
        <SelectField name="organization" label="Organization" options={[{ value: 'acme', text: 'ACME Harness Ltd' }]} />
      </Form>
    </Stack>
  </PageSection>,
)

export const Account: Story = toPage(<AccountSettings {...AccountStories.default.args} />)

export const AccountLoading: Story = toPage(<AccountSettings title="Account" {...AccountStories.Loading.args} />)

export const AccountFailed: Story = toPage(<AccountSettings title="Account" {...AccountStories.Failed.args} />)

export const WireService: Story = toPage(<WireFlow {...WireStories.default.args} />)

export const WireServiceOnPremises: Story = toPage(
  <WireFlow {...WireStories.default.args} {...WireStories.OnPremises.args} />,
)

export const WireServiceUnregistered: Story = toPage(
  <WireFlow {...WireStories.default.args} {...WireStories.Unregistered.args} />,
)
