import { createAccountClient } from '@kudex/api/account'
import {
  createContentClient,
  createHistoryClient,
  createHostReportClient,
  createEditingClient,
  createPublishingClient,
  createTranslationClient,
} from '@kudex/api/content'
import { createProductsClient } from '@kudex/api/products'
import { createSalesClient } from '@kudex/api/sales'
import { createSearchClient } from '@kudex/api/search'
import { createTicketingClient, createUserClient, type TicketingCredentials } from '@kudex/api/ticketing'
import type { Settings } from '@kudex/domain/settings'
import { tagContentClient, tagProductsClient } from './caches/invalidation/tagClients.ts'

export type Services = ReturnType<typeof createServices>

/** Creates the clients of the services; the results of content and products carry cache tags. */
export function createServices(settings: Settings, timeoutMilliseconds: number) {
  const { contentUrl, contentDraftUrl, contentDraftToken, productsUrl, searchUrl, salesUrl, ticketingUrl } = settings
  const writeInterface = {
    url: contentUrl.replace(/graphql$/, 'write'),
    token: settings.contentWriteToken,
    timeoutMilliseconds,
  }
  return {
    content: tagContentClient(createContentClient({ url: contentUrl, timeoutMilliseconds })),
    /** Also returns the blocks of protected pages: use it for authorized visitors only (PAGE-17). */
    protectedContent: createContentClient({
      url: contentDraftUrl,
      timeoutMilliseconds,
      headers: { authorization: `Bearer ${contentDraftToken}` },
    }),
    /** For editors only. */
    translations: createTranslationClient(writeInterface),
    /** For editors only. */
    publishing: createPublishingClient(writeInterface),
    /** For editors only. */
    history: createHistoryClient(writeInterface),
    /** For editors only. */
    editing: createEditingClient(writeInterface),
    hostReports: createHostReportClient(writeInterface),
    products: tagProductsClient(createProductsClient({ url: productsUrl, timeoutMilliseconds })),
    search: createSearchClient({ url: searchUrl, timeoutMilliseconds }),
    sales: createSalesClient({ url: salesUrl, timeoutMilliseconds }),
    /** A client that calls the ticketing service with the tokens of a user. */
    createTicketing: (credentials: TicketingCredentials | null) =>
      createTicketingClient({ url: ticketingUrl, timeoutMilliseconds, getCredentials: () => credentials }),
    /** A client of the user administration, in the same way. */
    createUsers: (credentials: TicketingCredentials | null) =>
      createUserClient({ url: ticketingUrl, timeoutMilliseconds, getCredentials: () => credentials }),
    /** A client of the account of a user. */
    createAccount: (credentials: TicketingCredentials | null) =>
      createAccountClient({
        url: `${settings.identityIssuer}/account`,
        headers: credentials ? { authorization: `Bearer ${credentials.accessToken}` } : {},
      }),
  }
}
