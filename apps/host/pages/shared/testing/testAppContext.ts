import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import type { AppContext } from '../../../features/shared/index.ts'
import { testContext } from '../../../features/shared/testContext.ts'

/** The context of a portal page with its English texts. */
export const testAppContext: AppContext = {
  ...testContext,
  intl: createIntl({ locale: 'en-GB', language: 'en', messages: await loadPortalCatalogue('en') }),
}
