import { languageCodes, resolveLanguageName } from '@kudex/domain/locales'
import { accountMessages } from '../../../features/account/index.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { listCountries } from '../../shared/locale/listCountries.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** The account settings: the account itself is loaded in the browser (ACCT-01, ROUTE-40). */
export const data = createDataHook((request) =>
  loadPortalPage(
    request,
    (user) => ({
      hasSession: user !== null,
      countries: user ? listCountries(request.address.locale.language) : [],
      languages: user ? languageCodes.map((value) => ({ value, text: resolveLanguageName(value, value) })) : [],
    }),
    accountMessages.title,
  ),
)
