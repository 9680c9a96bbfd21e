import type { HostThirdParties, ThirdPartyKind } from '@kudex/domain/settings'
import { loadConsentCatalogue } from '@kudex/intl/catalogues'
import { ConsentBanner } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { consentMessages as messages } from './consent.messages.ts'
import { createStoredConsent, listKinds, type ConsentChoices } from './consentAdapter.ts'
import { pushToDataLayer } from './dataLayer.ts'
import { guardLinks } from './guardLinks.ts'
import { mayLoadThirdParties } from './mayLoadThirdParties.ts'
import { hasLoaded, loadAllowed } from './scriptAdapters.ts'

export interface ThirdPartiesProps {
  readonly host: HostThirdParties
  /** How often the visitor asked for the settings. */
  readonly openings: number
}

/** Asks for consent once, loads the allowed scripts where they may be, and lets the visitor change the choice (PAGE-28…30). */
export function ThirdParties({ host, openings }: ThirdPartiesProps) {
  const { path, site } = useAppContext()
  const [consent] = useState(() => createStoredConsent(host, findStorage()))
  const [choices, setChoices] = useState(consent.read)
  const [answered, setAnswered] = useState(0)
  const isAllowed = mayLoadThirdParties({ path, search: location.search, cookie: document.cookie })

  useEffect(() => {
    // Scripts cannot be unloaded: a page without them needs a new document.
    if (!isAllowed && hasLoaded()) location.reload()
    if (isAllowed && choices) allow(host, choices)
  }, [host, choices, isAllowed])
  useEffect(() => guardLinks(site.slug), [site.slug])

  const decide = (chosen: ConsentChoices) => {
    consent.keep(chosen)
    setChoices(chosen)
    setAnswered(openings)
    if (listKinds(host).some((kind) => chosen[kind] === false && hasLoaded(kind))) location.reload()
  }
  const isAsked = openings > answered
  return (
    (isAsked || (isAllowed && !choices)) && <Banner host={host} choices={choices} isAsked={isAsked} onDecide={decide} />
  )
}

interface BannerProps {
  readonly host: HostThirdParties
  readonly choices: ConsentChoices | null
  readonly isAsked: boolean
  readonly onDecide: (choices: ConsentChoices) => void
}

function Banner({ host, choices, isAsked, onDecide }: BannerProps) {
  const { privacyLink } = useAppContext()
  const intl = useFeatureIntl(loadConsentCatalogue)
  const kinds = listKinds(host)
  return (
    <ConsentBanner
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      privacyLink={privacyLink ?? undefined}
      kinds={kinds.map((kind) => ({
        id: kind,
        title: intl.formatMessage(messages[kind]),
        description: intl.formatMessage(messages[`${kind}Text`]),
        isAllowed: choices?.[kind] ?? false,
      }))}
      labels={{
        accept: intl.formatMessage(messages.accept),
        reject: intl.formatMessage(messages.reject),
        choose: intl.formatMessage(messages.choose),
        save: intl.formatMessage(messages.save),
      }}
      takesFocus={isAsked}
      onDecide={(allowed) =>
        onDecide(Object.fromEntries(kinds.map((kind) => [kind, allowed.includes(kind)])) as ConsentChoices)
      }
    />
  )
}

function allow(host: HostThirdParties, choices: ConsentChoices): void {
  const pushed = JSON.stringify(choices)
  if (pushed !== lastPushed) {
    lastPushed = pushed
    const isAllowed = (kind: ThirdPartyKind) => choices[kind] === true
    pushToDataLayer({
      event: 'kudex.consent',
      monitoring: isAllowed('monitoring'),
      tagManager: isAllowed('tagManager'),
    })
  }
  loadAllowed(host, choices)
}

/** Choices of the last consent event; belongs to the document, set in the browser only. */
let lastPushed = ''

/** Null if the browser denies it. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
