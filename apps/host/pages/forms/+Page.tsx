import { usePageProps } from '../shared/layout/PageContext.tsx'
import { FormPage } from './FormPage.tsx'
import type { FormPageProps } from './forms.types.ts'

export function Page() {
  return <FormPage {...usePageProps<FormPageProps>()} />
}
