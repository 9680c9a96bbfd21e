import { usePageProps } from '../frame/PageContext.tsx'
import { FormPage } from './FormPage.tsx'
import type { FormPageProps } from './forms.types.ts'

export function Page() {
  return <FormPage {...usePageProps<FormPageProps>()} />
}
