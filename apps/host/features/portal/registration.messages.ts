import { defineMessages } from '@kudex/intl/messages'

/** Texts of the registration for the direct service (PORTAL-16). */
export const registrationMessages = defineMessages({
  organization: {
    id: 'portal.service.organization',
    defaultMessage: 'Organization',
    description: 'Field: the organization for which the user registers',
  },
  register: {
    id: 'portal.service.register',
    defaultMessage: 'Register for the direct service',
    description: 'Button',
  },
  registered: {
    id: 'portal.service.registered',
    defaultMessage: 'Your registration has been sent',
    description: 'Title after registering for the direct service',
  },
  registeredText: {
    id: 'portal.service.registeredText',
    defaultMessage: 'The administrators of your organization decide. Until then the service is shown as pending.',
    description: 'Text after registering for the direct service',
  },
  back: { id: 'portal.service.back', defaultMessage: 'Back to the overview', description: 'Link to the dashboard' },
  noOrganization: {
    id: 'portal.service.noOrganization',
    defaultMessage: 'You do not belong to an organization yet, so you cannot register.',
    description: 'Instead of the registration',
  },
})
