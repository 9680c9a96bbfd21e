import type { ChangeEvent } from 'react'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { Stack } from '../../foundations/layout/Layout.js'
import { DetailList } from '../shared/records/DetailList.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import type { InviteFailure, InviteField, InvitePanelProps } from './InvitePanel.types.js'

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
    onFieldChange,
    ...form
  } = props
  const onChange = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    onFieldChange?.(name as InviteField, value)
  return (
    <Panel {...{ trigger, open, defaultOpen, onOpenChange, title, description, closeLabel }}>
      <Stack gap="5">
        {failure && <Failure {...failure} />}
        <FormLayout {...form} names={names}>
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

function Failure({ title, text, profileLink, details }: InviteFailure) {
  return (
    <FlashMessage tone="danger" title={title}>
      <Stack gap="2">
        {text && <p>{text}</p>}
        {profileLink && (
          <p>
            <Link href={profileLink.href}>{profileLink.text}</Link>
          </p>
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
