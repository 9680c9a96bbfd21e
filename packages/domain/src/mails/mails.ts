/** The emails of the system, in the order of their previews (ROUTE-47). */
export const mailTemplates = [
  'support-received',
  'support-request',
  'inquiry-received',
  'inquiry',
  'story-feedback',
  'whitepaper',
  'subscription-confirm',
  'subscription-begun',
  'subscription-news',
  'invitation',
  'password-reset',
  'registration',
  'email-change',
  'account-exists',
  'account-changed',
  'ticket-created',
  'ticket-commented',
  'ticket-status',
  'ticket-closed',
  'access-granted',
  'access-declined',
  'transfer-accepted',
  'transfer-declined',
  'transfer-received',
  'upload-received',
] as const

/** Path of the preview of an email, as HTML or text. */
export function resolveMailPath(template: string, language: string, form: 'html' | 'txt'): string {
  return `/style-guide/tools/email-links/${template}/${language}.${form}`
}
