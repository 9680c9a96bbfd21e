import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { Link } from '../../components/Link/Link.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { Text } from '../../components/Text/Text.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { portalPage, toPage } from '../../stories-assets/portalPage.js'
import * as DownloadsStories from '../Downloads/Downloads.stories.js'
import { Downloads } from '../Downloads/Downloads.js'
import * as InventoryStories from '../Inventory/Inventory.stories.js'
import { Inventory } from '../Inventory/Inventory.js'
import * as LabelStories from '../MachineLabel/MachineLabel.stories.js'
import { MachineLabel } from '../MachineLabel/MachineLabel.js'
import * as MachineStories from '../MachineOverview/MachineOverview.stories.js'
import { MachineOverview } from '../MachineOverview/MachineOverview.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as RelatedStories from '../RelatedProducts/RelatedProducts.stories.js'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.js'
import * as ListStories from '../TicketList/TicketList.stories.js'
import { TicketList } from '../TicketList/TicketList.js'
import { PageShell } from './PageShell.js'

/** Whole pages of the inventory. */
const meta = {
  title: 'Pages/Machines',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: portalPage,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const list = { ...InventoryStories.default.args, headingLevel: 1 } as const

export const Machines: Story = toPage(<Inventory {...list} />)

export const MachinesEmpty: Story = toPage(<Inventory {...list} {...InventoryStories.Empty.args} />)

export const MachinesFailed: Story = toPage(
  <PageSection title="Inventory" headingLevel={1}>
    <EmptyState
      tone="error"
      title="Something went wrong"
      actions={
        <ButtonLink look="outline" href="#again">
          Try again
        </ButtonLink>
      }
    >
      Something went wrong. Please try again, or write to{' '}
      <Link href="mailto:support@kudex.example">support@kudex.example</Link>.
    </EmptyState>
  </PageSection>,
)

const transferForm = (
  <Form
    actions={
      <Button type="submit" look="outline">
        Ask for the transfer
      </Button>
    }
  >
    <TextField name="recipient" label="Organization that gets the machine" />
    <TextField name="contact" type="email" label="E-mail address of a contact there" />
    <TextArea name="note" label="Note (optional)" />
  </Form>
)

/** The machine with its tickets, documents, spare parts, and a transfer that was declined. */
export const Machine: Story = toPage(
  <>
    <MachineOverview {...MachineStories.default.args} {...MachineStories.WithPicture.args} />
    <TicketList
      {...ListStories.default.args}
      title="Tickets of this machine"
      filters={undefined}
      pagination={undefined}
    />
    <Downloads {...DownloadsStories.default.args} />
    <RelatedProducts {...RelatedStories.default.args} />
    <PageSection
      layout="split"
      title="Transfer to another organization"
      lead="Have you sold the machine or given it away?"
    >
      <Stack gap="5">
        <FlashMessage tone="warning" title="The transfer to Globex Kabel was declined">
          The contract is missing.
        </FlashMessage>
        {transferForm}
      </Stack>
    </PageSection>
  </>,
)

/** Without tickets, and while the catalogue does not respond. */
export const MachineWithoutCatalogue: Story = toPage(
  <>
    <MachineOverview {...MachineStories.default.args} />
    <TicketList
      {...ListStories.default.args}
      title="Tickets of this machine"
      tickets={[]}
      filters={undefined}
      emptyText="There are no tickets about this machine."
    />
    <PageSection>
      <FlashMessage tone="warning" title="Documents and spare parts cannot be shown at the moment.">
        <Link href="#again">Try again</Link>
      </FlashMessage>
    </PageSection>
    <PageSection layout="split" title="Transfer to another organization">
      <FlashMessage title="A transfer to Globex Kabel was asked for on 20 November 2026">
        Our staff will decide.
      </FlashMessage>
    </PageSection>
  </>,
)

export const Label: Story = toPage(<MachineLabel {...LabelStories.default.args} />)

/** Internal staff decides. */
export const Transfers: Story = toPage(
  <>
    <PageSection title="Transfers" headingLevel={1} />
    <PageSection title="Kudex Alpha 550, A550-20417" layout="split">
      <Stack gap="5">
        <Text>Asked for by Carla Customer, ACME Harness Ltd, on 20 November 2026</Text>
        <Text>To Globex Kabel, contact oscar.other@globex.example</Text>
        <Form actions={<Button type="submit">Accept</Button>}>
          <SelectField
            name="location"
            label="New location"
            options={[
              { value: '', text: 'Please choose' },
              { value: 'ulm', text: 'Kabelwerk, Ulm' },
            ]}
          />
        </Form>
        <Form
          actions={
            <Button type="submit" look="outline">
              Decline
            </Button>
          }
        >
          <TextArea name="reason" label="Reason" />
        </Form>
      </Stack>
    </PageSection>
  </>,
)

export const TransfersEmpty: Story = toPage(
  <PageSection title="Transfers" headingLevel={1}>
    <EmptyState title="There are no transfers to decide." />
  </PageSection>,
)
