import type { GuidePageProps } from '../guide.types.js'
import { GuidePage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Inputs and forms (ROUTE-46). */
export function Guide(props: GuidePageProps) {
  return <GuidePage {...props} title="Inputs" lead="What people fill in, with label, hint and error." groups={groups} />
}

const groups = toGroups(
  import.meta.glob(
    '../../../components/{Checkbox,CheckboxGroup,Combobox,DateField,Field,FieldGroup,FileUpload,FilterBar,Form,PasswordField,RadioGroup,SearchField,SegmentedControl,SelectField,Switch,TextArea,TextField}/*.stories.tsx',
    {
      eager: true,
    },
  ),
  { areTogether: true },
)
