import { ContentPage } from '../content/ContentPage.tsx'
import type { FormPageProps } from './forms.types.ts'
import { FormSection } from './FormSection.tsx'
import { UploadSection } from './UploadSection.tsx'

export function FormPage({ content, form, upload }: FormPageProps) {
  return (
    <ContentPage {...content}>
      {form && <FormSection {...form} />}
      {upload && <UploadSection {...upload} />}
    </ContentPage>
  )
}
