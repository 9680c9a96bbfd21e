import { IconMail, SideButton } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { usePanel } from '../shared/usePanel.ts'
import { useAppContext } from '../shared/appContext.ts'

/** A link to the page for messages; a plain click opens the contact panel instead, whose code loads then. */
export function ContactButton() {
  const { contactLink } = useAppContext()
  const { isOpen, open, close } = usePanel()
  if (!contactLink) return null
  return (
    <>
      <SideButton
        icon={IconMail}
        text={contactLink.text}
        lang={contactLink.lang}
        href={contactLink.href}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <ContactSheet link={contactLink} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const ContactSheet = lazyComponent(async () => (await import('./ContactSheet.tsx')).ContactSheet)
