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
export function AddApplication(props: AddApplicationProps) {
  const { intl } = useAppContext()
  const title = intl.formatMessage(actions.add)
  return (
    <Panel
      trigger={<Button look="outline">{title}</Button>}
      onOpenChange={() => props.users.dismiss()}
      title={title}
      closeLabel={intl.formatMessage(userListMessages.close)}
    >
      <AddApplicationForm {...props} />
    </Panel>
  )
}

export function AddApplicationForm({ user, users }: AddApplicationProps) {
  const context = useAppContext()
  const { intl } = context
  const [chosenOrganization, setChosenOrganization] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ readonly application: string; readonly role: string } | null>(null)
  // The chosen organization may have been removed.
  const { organizations } = user
  const organization = (organizations.find(({ id }) => id === chosenOrganization) ?? organizations[0])?.id ?? ''
  const own = user.accesses.filter((access) => access.organization === organization)
  const free = applications.filter((application) => !own.some((access) => access.application === application))
  const application = free.find((each) => each === chosen?.application) ?? free[0]
  const roles = application ? listRoles(application) : []
  const role = roles.find((each) => each === chosen?.role) ?? roles[0] ?? ''
  const added = users.result?.command.kind === 'add' ? users.result : null
  const step = added && toStepResult(context, added.command, added.outcome)
  return (
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
        options={organizations.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={({ currentTarget: { value } }) => setChosenOrganization(value)}
      />
      {application ? (
        <>
          <SelectField
            name="application"
            label={intl.formatMessage(fields.application)}
            value={application}
            options={free.map((value) => ({ value, text: toApplicationText(intl, value) }))}
            onChange={({ currentTarget: { value } }) => setChosen({ application: value, role })}
          />
          <SelectField
            name="role"
            label={intl.formatMessage(fields.role)}
            value={role}
            options={roles.map((value) => ({ value, text: toRoleText(intl, value) }))}
            onChange={({ currentTarget: { value } }) => setChosen({ application, role: value })}
          />
          <Button
            look="signal"
            loading={users.command?.kind === 'add'}
            // One change runs at a time.
            disabled={users.command !== null && users.command.kind !== 'add'}
            onClick={() => users.run({ kind: 'add', id: user.id, organization, application, role })}
          >
            {intl.formatMessage(actions.add)}
          </Button>
        </>
      ) : (
        <FlashMessage title={intl.formatMessage(actions.nothingToAdd)} />
      )}
    </Stack>
  )
}
