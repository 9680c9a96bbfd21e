import type { ContactsBlockFragment } from '../generated/graphql.ts'

/** Contacts of the site, in order. */
export interface ContactsBlock {
  readonly kind: 'contacts'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly contactIds: readonly string[]
}

export function toContactsBlock({ id, title, lead, contactIds }: ContactsBlockFragment): ContactsBlock {
  return { kind: 'contacts', id, title, lead, contactIds }
}
