import { languageCodes, resolveLanguageName } from '@kudex/domain/locales'
import { measurementSystems } from '@kudex/domain/measurement'
import { accountMessages, type AccountPanelProps } from '../../../features/account/index.ts'
import { catalogueMessages } from '../../shared/catalogue/catalogue.messages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { formatText } from '../../shared/locale/formatText.ts'
import { listCountries } from '../../shared/locale/listCountries.ts'
import { loadPortalState } from '../loadPortalState.ts'

/** The account settings; without the account, the browser loads it and shows failures (ACCT-01, ROUTE-40). */
export const data = createDataHook((request) =>
  loadPortalState<AccountPanelProps>(request, {
    title: accountMessages.title,
    role: null,
    load: async () => {
      const outcome = await request.account.fetchAccount(request.signal)
      const texts = { dim_metric: catalogueMessages.metric, dim_imperial: catalogueMessages.imperial }
      return {
        account: outcome.kind === 'done' ? outcome.response.account : null,
        countries: listCountries(request.address.locale.language),
        languages: languageCodes.map((value) => ({ value, text: resolveLanguageName(value, value) })),
        measurement: request.visitor.measurementSystem,
        measurements: await Promise.all(
          measurementSystems.map(async (value) => ({ value, text: await formatText(request, texts[value]) })),
        ),
      }
    },
  }),
)
