import { isContactKind, type Contact, type Location } from '@kudex/domain/contacts'
import type { CallOptions, Transport } from '../transport/index.ts'
import type { ContentImage } from './contentImage.types.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import { ContactsDocument, LocationsDocument } from './generated/graphql.ts'

/** A contact person with a picture. */
export interface ContentContact extends Contact {
  readonly image: ContentImage | null
}

/** Locations and contacts. */
export interface ContactClient {
  /** In the order of editors (CONTACT-03). */
  fetchLocations(siteId: string, preference: ContentPreference, options?: CallOptions): Promise<readonly Location[]>
  /** In the order of editors (CONTACT-01). */
  fetchContacts(
    siteId: string,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<readonly ContentContact[]>
}

/** Creates the calls for locations and contacts; drops unknown types of contact. */
export function createContactCalls(transport: Transport): ContactClient {
  return {
    async fetchLocations(siteId, preference, options) {
      const { locations } = await transport.request(LocationsDocument, { siteId }, prefer(preference, options))
      return locations.map((location) => ({ ...location, kinds: location.kinds.filter(isContactKind) }))
    },
    async fetchContacts(siteId, preference, options) {
      const { contacts } = await transport.request(ContactsDocument, { siteId }, prefer(preference, options))
      return contacts.map((contact) => ({ ...contact, kinds: contact.kinds.filter(isContactKind) }))
    },
  }
}
