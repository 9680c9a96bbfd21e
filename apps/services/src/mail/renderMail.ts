import { createElement } from 'react'
import { type LanguageCode, parseLocaleSegment, toServiceLocale } from '@kudex/domain/locales'
import { loadServicesCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { describeMail } from './describeMail.ts'
import type { Mail, MailTemplate } from './mail.types.ts'

/** A mail as HTML and plain text. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const language = (parseLocaleSegment(mail.locale)?.language ?? 'en') as LanguageCode
  // Loaded with the first mail.
  const [{ render }, { MailDocument }, messages] = await Promise.all([
    import('@react-email/render'),
    import('./mailDocument.ts'),
    loadServicesCatalogue(language),
  ])
  const content = describeMail(mail, createIntl({ locale: toServiceLocale(language), language, messages }))
  const document = createElement(MailDocument, { content, language })
  const [html, text] = await Promise.all([render(document), render(document, plainText)])
  return { subject: toOneLine(content.subject), html, text }
}

/** A mail with example content (ROUTE-47). */
export function previewMail(template: MailTemplate, language: LanguageCode): Promise<RenderedMail> {
  return renderMail({ ...examples[template], to: 'vera.muster@firm.example', locale: language })
}

/** Keeps the case of titles: capitals change part numbers and German words. */
const plainText = {
  plainText: true,
  htmlToTextOptions: { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) },
} as const

/** Removes line breaks, which would start a new header. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const reference = 'KX-7F3C-9A2B'
const person = { firstName: 'Vera', lastName: 'Muster', company: 'Muster Kabel AG', country: 'CH' }

const ticket = { number: 'T-10482', link: 'https://www.kudex.example/mykomax/tickets/example' }

const access = { application: 'direct', link: 'https://www.kudex.example/mykomax' } as const

const examples: { readonly [Template in MailTemplate]: Omit<Extract<Mail, { template: Template }>, 'to' | 'locale'> } =
  {
    'support-received': { template: 'support-received', reference },
    'support-request': {
      template: 'support-request',
      reference,
      replyTo: 'vera.muster@firm.example',
      values: {
        ...person,
        email: 'vera.muster@firm.example',
        product: 'Cut-and-strip 12',
        serialNumber: '12-004711',
        message: 'It stops after the second cut.\nThe display shows E 17.',
      },
    },
    'inquiry-received': { template: 'inquiry-received', reference },
    inquiry: {
      template: 'inquiry',
      reference,
      replyTo: 'vera.muster@firm.example',
      values: {
        ...person,
        email: 'vera.muster@firm.example',
        message: 'We strip shielded cable of 50 mm² by hand, 200 pieces a day.',
      },
    },
    'story-feedback': {
      template: 'story-feedback',
      reference,
      values: {
        ...person,
        message: 'Well told. We would like to read more about the tests.',
        story: 'a-day-in-the-test-room',
      },
    },
    whitepaper: { template: 'whitepaper', reference, link: 'https://www.kudex.example/en/whitepaper' },
    'subscription-confirm': {
      template: 'subscription-confirm',
      reference,
      link: 'https://www.kudex.example/en/subscribe?confirm=example',
    },
    'subscription-begun': {
      template: 'subscription-begun',
      link: 'https://www.kudex.example/en/subscribe?leave=example',
    },
    'subscription-news': {
      template: 'subscription-news',
      subscription: '7f3c9a2b'.repeat(8),
      siteName: 'Kudex',
      leave: 'https://www.kudex.example/en/subscribe?leave=example',
      news: [
        {
          kind: 'story',
          title: 'A day in the test room',
          text: 'Before a machine leaves the house it has cut a hundred kilometres of wire. We watched.',
          language: 'en',
          link: 'https://www.kudex.example/en/stories/a-day-in-the-test-room',
        },
        {
          kind: 'ad-hoc',
          title: 'Half-year figures',
          text: '',
          language: 'en',
          link: 'https://www.kudex.example/en/media-releases/half-year-figures',
        },
      ],
    },
    invitation: {
      template: 'invitation',
      organization: 'ACME Harness Ltd',
      days: 7,
      link: 'https://identity.kudex.example/invitation/example',
    },
    'password-reset': {
      template: 'password-reset',
      hours: 1,
      link: 'https://identity.kudex.example/password/example',
    },
    registration: {
      template: 'registration',
      hours: 24,
      link: 'https://identity.kudex.example/register/example',
    },
    'email-change': {
      template: 'email-change',
      hours: 24,
      link: 'https://identity.kudex.example/email/example',
    },
    'account-exists': { template: 'account-exists', link: 'https://identity.kudex.example/password' },
    'account-changed': { template: 'account-changed', change: 'second-factor' },
    'ticket-created': { template: 'ticket-created', ...ticket },
    'ticket-commented': { template: 'ticket-commented', ...ticket },
    'ticket-status': { template: 'ticket-status', ...ticket },
    'ticket-closed': { template: 'ticket-closed', ...ticket },
    'access-granted': { template: 'access-granted', ...access },
    'access-declined': { template: 'access-declined', ...access },
    'transfer-accepted': { template: 'transfer-accepted', serialNumber: 'CS240-21401' },
    'transfer-declined': {
      template: 'transfer-declined',
      serialNumber: 'CS240-21401',
      link: 'https://www.kudex.example/m/CS240-21401',
    },
    'transfer-received': {
      template: 'transfer-received',
      serialNumber: 'CS240-21401',
      link: 'https://www.kudex.example/m/CS240-21401',
    },
    'upload-received': {
      template: 'upload-received',
      reference,
      file: {
        id: '7f3c9a2b'.repeat(8),
        filename: 'station-2.mp4',
        size: 50_541_363,
        contentType: 'video/mp4',
      },
    },
  }

/** All templates, in preview order. */
export const mailTemplates = Object.keys(examples) as readonly MailTemplate[]
