import { fetchContactPerson, type ContactPersonResponse } from '@kudex/api/contact-person'
import { toPhoneNumber } from '@kudex/domain/contacts'
import { toInitials } from '@kudex/domain/identity'
import { buildImageSources, imagePresets } from '@kudex/domain/images'
import { contactReplyHours } from '@kudex/domain/limits'
import { loadContactsCatalogue } from '@kudex/intl/catalogues'
import { ContactPanel, VisuallyHidden, type LinkItem, type Picture } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { contactPanelMessages as messages } from './contact.messages.ts'

export interface ContactSheetProps {
  readonly link: LinkItem
  readonly onClose: () => void
}

interface ContactScope {
  readonly siteId: string
  readonly urlCode: string
}

const contactPerson = createRemoteData<ContactScope, ContactPersonResponse>(({ siteId, urlCode }, signal) =>
  fetchContactPerson(siteId, urlCode, signal),
)

/** The contact person of the visitor's country, how to reach them, and when they reply (CONTACT-01, CONTACT-02). */
export function ContactSheet(props: ContactSheetProps) {
  return (
    <contactPerson.Provider>
      <Sheet {...props} />
    </contactPerson.Provider>
  )
}

function Sheet({ link: writeLink, onClose }: ContactSheetProps) {
  const { locale, site, link } = useAppContext()
  const intl = useFeatureIntl(loadContactsCatalogue)
  const { status, value, load } = contactPerson.useRemoteData()
  useEffect(() => load({ siteId: site.id, urlCode: locale.urlCode }), [load, site.id, locale.urlCode])
  const isLoading = status === 'idle' || status === 'pending'
  // Without a response the panel still has the link to the form.
  const { person, phone, email, contactsPath } = value ?? noPerson
  return (
    <ContactPanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      promiseText={intl.formatMessage(messages.promise, { hours: contactReplyHours })}
      isLoading={isLoading}
      person={
        person
          ? {
              name: person.name,
              role: person.role ?? undefined,
              picture: toPortrait(person.imageId),
              initials: toInitials(person.name),
            }
          : undefined
      }
      phone={phone === null ? undefined : { href: `tel:${toPhoneNumber(phone)}`, text: phone }}
      email={email === null ? undefined : { href: `mailto:${email}`, text: email }}
      links={[
        writeLink,
        ...(contactsPath === null ? [] : [{ href: link(contactsPath), text: intl.formatMessage(messages.all) }]),
      ]}
    >
      {isLoading && <VisuallyHidden role="status">{intl.formatMessage(messages.loading)}</VisuallyHidden>}
    </ContactPanel>
  )
}

const noPerson: ContactPersonResponse = { person: null, phone: null, email: null, contactsPath: null }

/** 80 px square (IMG-08). */
function toPortrait(imageId: string | null): Picture | undefined {
  if (imageId === null) return undefined
  const { width } = imagePresets.contact
  return {
    alt: '',
    width,
    height: width,
    ...buildImageSources('/images', ['contact'], imageId),
    sizes: `${width}px`,
  }
}
