import { createOpenRequest } from '../shared/index.ts'

/** Opens the privacy settings from the footer. */
export const privacySettingsRequest = createOpenRequest()
