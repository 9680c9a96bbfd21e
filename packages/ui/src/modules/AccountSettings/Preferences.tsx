import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import { StepSection } from '../shared/steps/StepSection.js'
import { Saved } from './Saved.js'
import type { PreferenceSettings } from './AccountSettings.types.js'

const names = ['measurement'] as const

/** Measurement system and the mails that the person gets. */
export function Preferences({ title, text, measurements, mails, result, ...form }: PreferenceSettings) {
  const isSaved = result?.tone === 'success'
  return (
    <StepSection title={title} text={text} result={isSaved ? undefined : result}>
      <FormLayout
        {...form}
        names={names}
        submitLook="outline"
        moreActions={<Saved success={isSaved ? result : undefined} />}
      >
        {(bind) => (
          <>
            <SelectField {...bind('measurement')} options={measurements} />
            <CheckboxGroup {...mails} className={formStyles.wide} />
          </>
        )}
      </FormLayout>
    </StepSection>
  )
}
