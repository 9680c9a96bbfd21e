'use client'

import type { ChangeEvent, ReactElement, ReactNode, Ref } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { SelectField, type SelectOption } from '../../components/SelectField/SelectField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { DetailList } from '../shared/records/DetailList.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** Invites a person to an organization (UADM-11…13). */
export interface InvitePanelProps extends Omit<FormModuleProps<InviteField>, 'formError'>, Omit<RootProps, 'onSubmit'> {
  /** Element that opens it; the focus returns to it. */
  readonly trigger?: ReactElement | undefined
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Sentence below the heading, announced when it opens. */
  readonly description?: string | undefined
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** The form element, while the panel is open. */
  readonly formRef?: Ref<HTMLFormElement> | undefined
  /** Options of each field. */
  readonly options: Readonly<Record<'organization' | 'application' | 'role', readonly SelectOption[]>>
  /** Called when an option is chosen: the roles may depend on the application. */
  readonly onFieldChange?: ((field: InviteField, value: string) => void) | undefined
  /** Error of the invitation; the input is kept. */
  readonly failure?: InviteFailure | undefined
}

export type InviteField = 'email' | 'organization' | 'application' | 'role'

export interface InviteFailure {
  readonly title: string
  readonly text?: ReactNode
  /** Link to the existing user's profile. */
  readonly profileLink?: LinkItem | undefined
  /** Button below the text, such as to sign in again. */
  readonly retryText?: string | undefined
  /** Called by the button. */
  readonly onRetry?: (() => void) | undefined
  /** The service's message, for support. */
  readonly details?:
    | { readonly summary: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
    | undefined
}

const names: readonly InviteField[] = ['email', 'organization', 'application', 'role']

/** Form with address, organization, application and role. */
export function InvitePanel(props: InvitePanelProps) {
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    title,
    description,
    closeLabel,
    options,
    failure,
    formRef,
    onFieldChange,
    ...more
  } = props
  const { action, hiddenFields, fields, submitText, errorTitle, isSending, isDisabled, success, onSubmit, ...rest } =
    more
  const form = { action, hiddenFields, fields, submitText, errorTitle, isSending, isDisabled, success, onSubmit }
  const onChange = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    onFieldChange?.(name as InviteField, value)
  return (
    <Panel {...{ trigger, open, defaultOpen, onOpenChange, title, description, closeLabel }} {...rest}>
      <Stack gap="5">
        {failure && <Failure {...failure} />}
        <FormLayout {...form} names={names} formProps={{ ref: formRef }}>
          {(bind) => (
            <>
              <TextField {...bind('email')} type="email" autoComplete="off" className={formStyles.wide} required />
              <SelectField
                {...bind('organization')}
                options={options.organization}
                onChange={onChange}
                className={formStyles.wide}
                required
              />
              <SelectField
                {...bind('application')}
                options={options.application}
                onChange={onChange}
                className={formStyles.wide}
              />
              <SelectField {...bind('role')} options={options.role} onChange={onChange} className={formStyles.wide} />
            </>
          )}
        </FormLayout>
      </Stack>
    </Panel>
  )
}

function Failure({ title, text, profileLink, retryText, onRetry, details }: InviteFailure) {
  return (
    <FlashMessage tone="danger" title={title}>
      <Stack gap="2">
        {text && <p>{text}</p>}
        {profileLink && (
          <p>
            <Link href={profileLink.href}>{profileLink.text}</Link>
          </p>
        )}
        {retryText && onRetry && (
          <div>
            <Button look="outline" size="small" onClick={onRetry}>
              {retryText}
            </Button>
          </div>
        )}
        {details && (
          <Disclosure summary={details.summary}>
            <DetailList rows={details.rows} />
          </Disclosure>
        )}
      </Stack>
    </FlashMessage>
  )
}
