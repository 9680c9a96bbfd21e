import { createOpenRequest } from '../shared/createOpenRequest.ts'

/** Opens the panel of the news feed from a link (ROUTE-25). */
export const newsFeedRequest = createOpenRequest()
