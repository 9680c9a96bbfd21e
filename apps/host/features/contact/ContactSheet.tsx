import { fetchContactPerson, type ContactPersonAnswer } from '@kudex/api/contact-person'
import { toPhoneNumber } from '@kudex/domain/contacts'
import { toInitials } from '@kudex/domain/identity'
import { buildImageUrl, imagePresets } from '@kudex/domain/images'
import { contactReplyHours } from '@kudex/domain/limits'
import { loadContactsCatalogue } from '@kudex/intl/catalogues'
import { ContactPanel, VisuallyHidden, type LinkItem, type Picture } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { useAppContext, useFeatureIntl } from '../shared/index.ts'
import { contactPanelMessages as messages } from './contact.messages.ts'

export interface ContactSheetProps {
  /** Where one can write. */
  readonly link: LinkItem
  readonly onClose: () => void
}

/** Who is responsible for the visitor's country, how to reach them, and when they answer (CONTACT-01, CONTACT-02). */
export function ContactSheet({ link: writeLink, onClose }: ContactSheetProps) {
  const { locale, site, link } = useAppContext()
  const intl = useFeatureIntl(loadContactsCatalogue)
  const { isLoading, answer } = useContactPerson(site.id, locale.urlCode)
  const { person, phone, email, contactsPath } = answer
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
              picture: toFace(person.imageId),
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

/** Nobody until the host has answered, and when it does not: where to write is known anyway. */
function useContactPerson(siteId: string, urlCode: string) {
  const [view, setView] = useState({ isLoading: true, answer: nobody })
  useEffect(() => {
    const controller = new AbortController()
    fetchContactPerson(siteId, urlCode, controller.signal).then(
      (answer) => setView({ isLoading: false, answer }),
      () => {
        if (!controller.signal.aborted) setView({ isLoading: false, answer: nobody })
      },
    )
    return () => controller.abort()
  }, [siteId, urlCode])
  return view
}

const nobody: ContactPersonAnswer = { person: null, phone: null, email: null, contactsPath: null }

/** 80 px square (IMG-08). */
function toFace(imageId: string | null): Picture | undefined {
  if (imageId === null) return undefined
  const { width } = imagePresets.contact
  return {
    alt: '',
    width,
    height: width,
    sources: [{ type: 'image/webp', srcSet: buildImageUrl('/images', 'contact', imageId, 'webp') }],
    src: buildImageUrl('/images', 'contact', imageId, 'png'),
    sizes: `${width}px`,
  }
}
