import type { BlockLoader } from '../../blocks.types.ts'
import { toPerson, toTexts } from './contactItems.ts'
import { loadContacts } from './loadContacts.ts'

/** Contacts in the order of the block; contacts that are no longer shown are left out. */
export const contacts: BlockLoader<'ContactsBlock'> = {
  async toView({ title, lead, contactIds }, { request, intl }) {
    const context = { request, intl, ...(await loadContacts(request)) }
    const people = contactIds.flatMap((id) => context.contacts.find((contact) => contact.id === id) ?? [])
    return {
      kind: 'contacts',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        people: people.map((contact) => toPerson(contact, context)),
        ...toTexts(context),
      },
    }
  },
}
