import { createGuide } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Components without a page of their own (ROUTE-46). */
export const Guide = createGuide(
  'Components',
  'Everything else that pages and modules are made of.',
  toGroups(
    import.meta.glob(
      [
        '../../../components/*/*.stories.tsx',
        '!../../../components/{Button,Link,ShowMore,Heading,Text,Prose,Checkbox,CheckboxGroup,Combobox,DateField,EntryGroup,Field,FieldGroup,FileUpload,FilterBar,Form,PasswordField,RadioGroup,SearchField,SegmentedControl,SelectField,Switch,TextArea,TextField,TranslationField}/*.stories.tsx',
      ],
      { eager: true },
    ),
    { areTogether: true },
  ),
)
