import { createTicketEvents, createTicketingClient } from '@kudex/api/ticketing'
import { listMissingPorts } from '@kudex/machines/ports'
import { expect, it } from 'vitest'
import { provideAccount } from './account/account.actors.ts'
import { createAuthMachine } from './auth/auth.actors.ts'
import { provideMediaUpload } from './authoring/media/mediaUpload.actors.ts'
import { provideBasket } from './basket/basket.actors.ts'
import { provideFormSubmission, provideUploads } from './forms/forms.actors.ts'
import { provideNewsFeed } from './news-feed/newsFeed.actors.ts'
import { provideUser, provideUserList } from './user-admin/users.actors.ts'
import { provideRenewal } from './renewal/renewal.actors.ts'
import { provideFetch } from './shared/remoteData.actors.ts'
import { provideStoredChange, provideTicket, provideTicketDraft, provideTicketList } from './tickets/tickets.actors.ts'

const options = { url: 'http://tickets.test', getCredentials: () => null }
const tickets = { ...createTicketingClient(options), ...createTicketEvents(options) }

const never = () => Promise.reject(new Error('not called'))

it.each([
  ['sign-in', () => createAuthMachine(null)],
  ['account settings', provideAccount],
  ['basket', provideBasket],
  ['news feed', provideNewsFeed],
  ['list of users', () => provideUserList(() => ({ fetchUsers: never, run: never }))],
  ['page of a user', () => provideUser(() => ({ fetchUser: never, run: never }))],
  ['remote data', () => provideFetch(async () => null)],
  ['wait for the hosts', provideRenewal],
  ['form submission', provideFormSubmission],
  ['uploads', provideUploads],
  ['upload of a picture or file', () => provideMediaUpload(never)],
  ['list of tickets', () => provideTicketList(tickets)],
  ['ticket', () => provideTicket(tickets, 'carla')],
  ['change of a ticket that waits', () => provideStoredChange(tickets)],
  ['draft of a ticket', () => provideTicketDraft(tickets, 'carla')],
])('the machine of the %s has all its ports', (_, provide) => {
  expect(listMissingPorts(provide())).toEqual([])
})
