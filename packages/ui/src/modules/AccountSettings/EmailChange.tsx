import { PasswordField } from '../../components/PasswordField/PasswordField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import { StepSection } from '../shared/steps/StepSection.js'
import type { EmailSettings } from './AccountSettings.types.js'

const names = ['newEmail', 'password'] as const

/** Asks for a new e-mail address, which the person confirms by a link. */
export function EmailChange({ title, text, showLabel, hideLabel, ...form }: EmailSettings) {
  const labels = { showLabel, hideLabel }
  return (
    <StepSection title={title} text={text}>
      <FormLayout {...form} names={names} submitLook="outline">
        {(bind) => (
          <>
            <TextField {...bind('newEmail')} type="email" autoComplete="email" required />
            <PasswordField {...bind('password')} {...labels} autoComplete="current-password" required />
          </>
        )}
      </FormLayout>
    </StepSection>
  )
}
