import type { Feature } from '../shared/feature.types.ts'
import { idleSlot } from '../shared/idleSlot.tsx'
import { pushToDataLayer } from './dataLayer.ts'
import { findHostThirdParties } from './hostThirdParties.ts'
import { privacySettingsMessages as messages } from './privacySettings.messages.ts'
import { privacySettingsRequest } from './privacySettingsRequest.ts'

/**
 * Consent, monitoring and tag manager of a host (PAGE-28). Settings: `CONSENT_ID`, `MONITORING_ID`, `TAG_MANAGER_ID` and
 * the addresses of the scripts. Its code loads when the browser is idle, and only on a host with a consent id.
 */
export const thirdPartiesFeature: Feature = {
  name: 'third-parties',
  isEverywhere: true,
  slots: {
    panel: idleSlot(async () => (await import('./ThirdPartiesSlot.tsx')).ThirdPartiesSlot),
    onPageView: (page) => pushToDataLayer({ event: 'kudex.page-view', ...page }),
    legalLink: ({ intl, settings }) =>
      findHostThirdParties(settings) && {
        href: 'action:open-privacy-settings',
        text: intl.formatMessage(messages.link),
      },
    actions: { 'open-privacy-settings': privacySettingsRequest.request },
  },
}
