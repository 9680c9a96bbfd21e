import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { smallestPhone } from '../../stories-assets/inLanguage.js'
import { CutWire } from './drawings/CutWire.js'
import { DraftNotice, DraftText } from './forms/useDraftForm.js'
import { StatusPage } from './pages/StatusPage.js'
import { ContactWays } from './people/ContactWays.js'
import { PeopleLayout } from './people/PeopleLayout.js'
import { CardSkeletons } from './records/CardSkeletons.js'
import { DetailList } from './records/DetailList.js'
import { EmptyText } from './records/EmptyText.js'
import { FailureState } from './records/FailureState.js'
import { RowSkeletons } from './records/RowSkeletons.js'
import { ConfirmedButton } from './steps/ConfirmedButton.js'
import { StepSection } from './steps/StepSection.js'

/** Pieces that several modules share; they are not exported. */
const meta = { title: 'Modules/Shared pieces', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const retry = fn()

/** A list that loads, is empty, or has failed. */
export const Lists: Story = {
  render: () => (
    <Stack gap="6">
      <RowSkeletons count={2} loadingText="The list is loading" />
      <CardSkeletons count={2} className="" loadingText={undefined} />
      <EmptyText>No entries found</EmptyText>
      <FailureState
        title="Something went wrong"
        text="Please try again, or write to support@kudex.example."
        retryText="Try again"
        onRetry={retry}
      />
      <DetailList rows={[{ label: 'Code', value: 'unavailable' }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const start = fn()

/** An action in a section of its own; the confirmation has the focus on the safe answer. */
export const Steps: Story = {
  render: () => (
    <StepSection
      title="Delete user"
      text="The account and its personal data are deleted."
      status={{ text: 'Active', tone: 'success' }}
      result={{ tone: 'danger', title: 'The user could not be deleted', text: 'Please try again.' }}
    >
      <ConfirmedButton
        isDanger
        buttonText="Delete"
        confirmTitle="Delete Carla Customer?"
        confirmText="This cannot be undone."
        confirmWarning="You lose your rights for this organization."
        confirmButtonText="Delete for good"
        cancelText="Cancel"
        closeLabel="Close"
        onStart={start}
      />
    </StepSection>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await expect(start).toHaveBeenCalledOnce()
  },
}

/** What a form says about its draft. */
export const Drafts: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap="4">
      <DraftNotice
        notice={{
          tone: 'warning',
          title: 'There is no connection',
          text: 'What you have written is kept and is sent once you are online again.',
          action: { text: 'Do not send yet', onClick: fn() },
        }}
      />
      <DraftText text="Saved in this browser" />
    </Stack>
  ),
}

/** A page with a drawing; the wire is whole or cut. */
export const StatusPages: Story = {
  globals: smallestPhone,
  render: () => (
    <>
      <StatusPage overline="Error 404" title="There is no page here" text="The link may be old." isCut>
        <Button look="outline">To the home page</Button>
      </StatusPage>
      <CutWire isCut={false} />
    </>
  ),
}

/** People with portraits or initials, and how to reach them. */
export const People: Story = {
  render: () => (
    <PeopleLayout
      title="Your contacts"
      lead={undefined}
      people={[
        { id: 'rolf', initials: 'RI', name: 'Rolf Imhof' },
        { id: 'vera', initials: 'VK', name: 'Vera Klein' },
      ]}
      emptyText="No contacts"
      failure={undefined}
      look="rows"
    >
      {({ name }, NameHeading) => (
        <>
          <NameHeading>{name}</NameHeading>
          <ContactWays
            of={{ phone: { href: 'tel:+41415550100', text: '+41 41 555 01 00' } }}
            labels={{ phone: 'Phone', email: 'E-mail', website: 'Website' }}
          />
        </>
      )}
    </PeopleLayout>
  ),
}
