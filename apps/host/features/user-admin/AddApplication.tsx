import { applications, listRoles, type AdministeredUser } from '@kudex/domain/access'
import { Button, FlashMessage, Panel, SelectField, Stack } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { toApplicationText, toRoleText, toStepResult } from './toTexts.tsx'
import { userActionMessages as actions } from './userActions.messages.ts'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages } from './userList.messages.ts'
import type { useUsers } from './useUsers.tsx'

export interface AddApplicationProps {
  readonly user: AdministeredUser
  readonly users: Pick<ReturnType<typeof useUsers>, 'command' | 'result' | 'run' | 'dismiss'>
}

/** Gives a user access to another application (UADM-05). */
export function AddApplication({ user, users }: AddApplicationProps) {
  const context = useAppContext()
  const { intl } = context
  const [organization, setOrganization] = useState(user.organizations[0]?.id ?? '')
  const [chosen, setChosen] = useState<{ readonly application: string; readonly role: string } | null>(null)
  const own = user.accesses.filter((access) => access.organization === organization)
  const free = applications.filter((application) => !own.some((access) => access.application === application))
  const application = free.find((each) => each === chosen?.application) ?? free[0]
  const roles = application ? listRoles(application) : []
  const role = roles.find((each) => each === chosen?.role) ?? roles[0] ?? ''
  const title = intl.formatMessage(actions.add)
  const added = users.result?.command.kind === 'add' ? users.result : null
  const step = added && toStepResult(context, added.command, added.outcome)
  return (
    <Panel
      trigger={<Button look="outline">{title}</Button>}
      onOpenChange={() => users.dismiss()}
      title={title}
      closeLabel={intl.formatMessage(userListMessages.close)}
    >
      <Stack gap="5">
        {step && (
          <FlashMessage tone={step.tone} title={step.title}>
            {step.text}
          </FlashMessage>
        )}
        <SelectField
          name="organization"
          label={intl.formatMessage(fields.organization)}
          value={organization}
          options={user.organizations.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={({ currentTarget: { value } }) => setOrganization(value)}
        />
        <SelectField
          name="application"
          label={intl.formatMessage(fields.application)}
          value={application ?? ''}
          options={free.map((value) => ({ value, text: toApplicationText(intl, value) }))}
          onChange={({ currentTarget: { value } }) => setChosen({ application: value, role })}
        />
        <SelectField
          name="role"
          label={intl.formatMessage(fields.role)}
          value={role}
          options={roles.map((value) => ({ value, text: toRoleText(intl, value) }))}
          onChange={({ currentTarget: { value } }) => setChosen({ application: application ?? '', role: value })}
        />
        <Button
          look="signal"
          loading={users.command?.kind === 'add'}
          disabled={!application}
          onClick={() => {
            if (application) users.run({ kind: 'add', id: user.id, organization, application, role })
          }}
        >
          {title}
        </Button>
      </Stack>
    </Panel>
  )
}
