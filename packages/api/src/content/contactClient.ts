import { isContactKind, type Contact, type Location } from '@kudex/domain/contacts'
import type { CallOptions, Transport } from '../transport/index.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import { ContactsDocument, LocationsDocument } from './generated/graphql.ts'
import type { ContentImage } from './toContentBlock.ts'

/** A contact person with a picture. */
export type ContentContact = Contact & { readonly image: ContentImage | null }

/** Creates the calls for locations and contacts; drops unknown types of contact. */
export function createContactCalls(transport: Transport) {
  return {
    /** In the order of editors (CONTACT-03). */
    async fetchLocations(
      siteId: string,
      preference: ContentPreference,
      options?: CallOptions,
    ): Promise<readonly Location[]> {
      const { locations } = await transport.request(LocationsDocument, { siteId }, prefer(preference, options))
      return locations.map((location) => ({ ...location, kinds: location.kinds.filter(isContactKind) }))
    },
    /** In the order of editors (CONTACT-01). */
    async fetchContacts(
      siteId: string,
      preference: ContentPreference,
      options?: CallOptions,
    ): Promise<readonly ContentContact[]> {
      const { contacts } = await transport.request(ContactsDocument, { siteId }, prefer(preference, options))
      return contacts.map((contact) => ({ ...contact, kinds: contact.kinds.filter(isContactKind) }))
    },
  }
}
