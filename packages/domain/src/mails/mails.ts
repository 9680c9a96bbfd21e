/** The mails that the system sends, in the order of their previews (ROUTE-47). */
export const mailTemplates = [
  'support-received',
  'support-request',
  'story-feedback',
  'whitepaper',
  'subscription-confirm',
  'subscription-begun',
  'subscription-news',
  'upload-received',
] as const

/** Where a mail is shown as it is sent, in one of its two forms. */
export function resolveMailPath(template: string, language: string, form: 'html' | 'txt'): string {
  return `/style-guide/tools/email-links/${template}/${language}.${form}`
}
