export { FormSubmissionProvider, useFormSubmission } from './FormSubmissionProvider.tsx'
export { UploadsProvider, useUploads } from './UploadsProvider.tsx'
