import type { ContentContact } from '@kudex/api/content'
import { toContactName, toPhoneNumber, type Contact, type Location } from '@kudex/domain/contacts'
import { toInitials } from '@kudex/domain/identity'
import type { IntlShape } from '@kudex/intl/messages'
import type { ContactPerson } from '@kudex/ui'
import { contactListMessages as messages } from '../../../../../features/contact/index.ts'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { toPicture } from '../../../media/toPicture.ts'
import { toBlockFailure } from '../../blockFailure.ts'
import type { ContactSource } from './loadContacts.ts'

export interface ContactContext extends ContactSource {
  readonly request: RequestContext
  readonly intl: IntlShape
}

/** Texts that lists of contacts and of locations share. */
export function toTexts({ intl, isFailed, request }: ContactContext) {
  const { formatMessage } = intl
  return {
    labels: {
      phone: formatMessage(messages.phone),
      email: formatMessage(messages.email),
      website: formatMessage(messages.website),
    },
    emptyText: formatMessage(messages.empty),
    failure: isFailed ? toBlockFailure('contacts', request, intl) : undefined,
  }
}

export function toPerson(contact: ContentContact, context: ContactContext): ContactPerson {
  const { id, role, image } = contact
  const name = toContactName(contact)
  return {
    id,
    name,
    role: role ?? undefined,
    picture: image ? toPicture(image, ['contact']) : undefined,
    initials: toInitials(name),
    ...toContactDetails(contact, name, context),
  }
}

export function toContactDetails(
  { id, phone, email }: Location | Contact,
  name: string,
  { request, intl }: ContactContext,
) {
  const { site, locale } = request.address
  return {
    phone: phone === null ? undefined : { href: `tel:${toPhoneNumber(phone)}`, text: phone },
    email: email === null ? undefined : { href: `mailto:${email}`, text: email },
    vCardLink: {
      href: `hard:/vcards/${encodeURIComponent(site.id)}/${locale.urlCode}/${encodeURIComponent(id)}.vcf`,
      text: intl.formatMessage(messages.card),
      detail: intl.formatMessage(messages.cardDetail, { name }),
    },
  }
}
