import { createGuide } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Inputs and forms (ROUTE-46). */
export const Guide = createGuide(
  'Inputs',
  'What people fill in, with label, hint and error.',
  toGroups(
    import.meta.glob(
      '../../../components/{Checkbox,CheckboxGroup,Combobox,DateField,EntryGroup,Field,FieldGroup,FileUpload,FilterBar,Form,PasswordField,RadioGroup,SearchField,SegmentedControl,SelectField,Switch,TextArea,TextField,TranslationField}/*.stories.tsx',
      { eager: true },
    ),
    { areTogether: true },
  ),
)
