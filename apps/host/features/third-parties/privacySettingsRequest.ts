import { createOpenRequest } from '../shared/createOpenRequest.ts'

export const privacySettingsRequest = createOpenRequest()
