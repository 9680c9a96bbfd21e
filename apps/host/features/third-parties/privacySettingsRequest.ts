import { createOpenRequest } from '../shared/createOpenRequest.ts'

/** Opens the privacy settings from the footer. */
export const privacySettingsRequest = createOpenRequest()
