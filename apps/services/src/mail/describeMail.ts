import { contactReplyHours } from '@kudex/domain/limits'
import { reopenDays } from '@kudex/domain/tickets'
import type { IntlShape } from '@kudex/intl/messages'
import { applicationMessages } from './application.messages.ts'
import { mailMessages as messages } from './mail.messages.ts'
import type { Mail, NewsOfMail } from './mail.types.ts'
import { portalMailMessages as portalMessages } from './portalMail.messages.ts'

/** Content of a mail, independent of its layout. */
export interface MailContent {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly link?: { readonly href: string; readonly text: string }
  readonly news?: readonly { readonly label: string; readonly item: NewsOfMail }[]
  readonly smallPrint?: string
  /** Unsubscribe link at the end. */
  readonly leave?: { readonly href: string; readonly text: string }
}

/** Content of a mail in its language. Input of visitors appears in rows only, and only in mails to ourselves. */
export function describeMail(mail: Mail, { formatMessage }: IntlShape): MailContent {
  switch (mail.template) {
    case 'support-received':
      return {
        subject: formatMessage(messages.receivedSubject, { reference: mail.reference }),
        title: formatMessage(messages.receivedTitle),
        paragraphs: [formatMessage(messages.receivedText, { hours: contactReplyHours })],
        rows: [{ label: formatMessage(messages.reference), value: mail.reference }],
      }
    case 'support-request': {
      const { values } = mail
      return {
        subject: `Support request ${mail.reference}: ${values.product}`,
        title: `Support request ${mail.reference}`,
        paragraphs: [`Answer within ${contactReplyHours} hours.`],
        rows: [
          { label: 'Name', value: `${values.firstName} ${values.lastName}` },
          { label: 'E-mail', value: values.email },
          { label: 'Company', value: values.company },
          { label: 'Country', value: values.country },
          { label: 'Product', value: values.product },
          { label: 'Serial number', value: values.serialNumber },
          ...(values.message === '' ? [] : [{ label: 'Message', value: values.message }]),
        ],
      }
    }
    case 'inquiry-received':
      return {
        subject: formatMessage(messages.inquirySubject, { reference: mail.reference }),
        title: formatMessage(messages.inquiryTitle),
        paragraphs: [formatMessage(messages.receivedText, { hours: contactReplyHours })],
        rows: [{ label: formatMessage(messages.reference), value: mail.reference }],
      }
    case 'inquiry': {
      const { values } = mail
      return {
        subject: `Inquiry ${mail.reference}: ${values.company}`,
        title: `Inquiry ${mail.reference}`,
        paragraphs: [`Answer within ${contactReplyHours} hours.`],
        rows: [
          { label: 'Name', value: `${values.firstName} ${values.lastName}` },
          { label: 'E-mail', value: values.email },
          { label: 'Company', value: values.company },
          { label: 'Country', value: values.country },
          { label: 'Message', value: values.message },
        ],
      }
    }
    case 'story-feedback': {
      const { values } = mail
      return {
        subject: `Feedback ${mail.reference}${values.story === '' ? '' : ` on ${values.story}`}`,
        title: 'A reader tells us',
        paragraphs: [],
        rows: [
          { label: 'Name', value: `${values.firstName} ${values.lastName}` },
          { label: 'Company', value: values.company },
          { label: 'Country', value: values.country },
          { label: 'Message', value: values.message },
        ],
      }
    }
    case 'whitepaper':
      return {
        subject: formatMessage(messages.whitepaperSubject),
        title: formatMessage(messages.whitepaperSubject),
        paragraphs: [formatMessage(messages.whitepaperText)],
        rows: [{ label: formatMessage(messages.reference), value: mail.reference }],
        link: { href: mail.link, text: formatMessage(messages.whitepaperLink) },
      }
    case 'subscription-confirm':
      return {
        subject: formatMessage(messages.confirmSubject),
        title: formatMessage(messages.confirmSubject),
        paragraphs: [formatMessage(messages.confirmText)],
        rows: [],
        link: { href: mail.link, text: formatMessage(messages.confirmLink) },
        smallPrint: formatMessage(messages.confirmIgnore),
      }
    case 'subscription-begun':
      return {
        subject: formatMessage(messages.begunSubject),
        title: formatMessage(messages.begunSubject),
        paragraphs: [formatMessage(messages.begunText)],
        rows: [],
        link: { href: mail.link, text: formatMessage(messages.begunLink) },
      }
    case 'subscription-news': {
      const { siteName: site, news, leave } = mail
      const title = news[0]?.title ?? ''
      return {
        subject: formatMessage(news.length > 1 ? messages.newsSubjectMore : messages.newsSubject, { site, title }),
        title: formatMessage(messages.newsTitle, { site }),
        paragraphs: [],
        rows: [],
        news: news.map((item) => ({ label: formatMessage(newsLabels[item.kind]), item })),
        smallPrint: formatMessage(messages.newsReason, { site }),
        leave: { href: leave, text: formatMessage(messages.begunLink) },
      }
    }
    case 'invitation': {
      const { organization, days, link } = mail
      return {
        subject: formatMessage(portalMessages.invitationSubject, { organization }),
        title: formatMessage(portalMessages.invitationTitle),
        paragraphs: [formatMessage(portalMessages.invitationText, { organization })],
        rows: [],
        link: { href: link, text: formatMessage(portalMessages.invitationLink) },
        smallPrint: formatMessage(portalMessages.invitationExpiry, { days }),
      }
    }
    case 'password-reset':
    case 'registration':
    case 'email-change': {
      const texts = credentialTexts[mail.template]
      return {
        subject: formatMessage(texts.subject),
        title: formatMessage(texts.subject),
        paragraphs: [formatMessage(texts.text)],
        rows: [],
        link: { href: mail.link, text: formatMessage(texts.link) },
        smallPrint: formatMessage(portalMessages.credentialExpiry, { hours: mail.hours }),
      }
    }
    case 'account-exists':
      return {
        subject: formatMessage(portalMessages.existsSubject),
        title: formatMessage(portalMessages.existsSubject),
        paragraphs: [formatMessage(portalMessages.existsText)],
        rows: [],
        link: { href: mail.link, text: formatMessage(portalMessages.passwordSubject) },
      }
    case 'account-changed': {
      const subject = formatMessage(changeSubjects[mail.change])
      return { subject, title: subject, paragraphs: [formatMessage(portalMessages.changedText)], rows: [] }
    }
    case 'ticket-created':
    case 'ticket-commented':
    case 'ticket-status':
    case 'ticket-closed': {
      const { subject, text } = ticketMessages[mail.template]
      const title = formatMessage(subject, { number: mail.number })
      return {
        subject: title,
        title,
        paragraphs: [formatMessage(text, { days: reopenDays })],
        rows: [],
        link: { href: mail.link, text: formatMessage(portalMessages.ticketLink) },
        smallPrint: formatMessage(portalMessages.ticketReason),
      }
    }
    case 'access-granted':
    case 'access-declined': {
      const { subject, text } = accessTexts[mail.template]
      const title = formatMessage(subject, { application: formatMessage(applicationMessages[mail.application]) })
      return {
        subject: title,
        title,
        paragraphs: [formatMessage(text)],
        rows: [],
        link: { href: mail.link, text: formatMessage(portalMessages.accessLink) },
      }
    }
    case 'transfer-accepted':
    case 'transfer-declined':
    case 'transfer-received': {
      const { subject, text } = transferTexts[mail.template]
      const title = formatMessage(subject, { serialNumber: mail.serialNumber })
      return {
        subject: title,
        title,
        paragraphs: [formatMessage(text)],
        rows: [],
        ...('link' in mail && { link: { href: mail.link, text: formatMessage(portalMessages.transferLink) } }),
      }
    }
    case 'upload-received': {
      const { file } = mail
      return {
        subject: `Upload ${mail.reference}: ${file.filename}`,
        title: `A visitor uploaded a file`,
        paragraphs: ['It is kept for 30 days.'],
        rows: [
          { label: 'Reference', value: mail.reference },
          { label: 'Name', value: file.filename },
          { label: 'Kind', value: file.contentType },
          { label: 'Size', value: `${file.size} bytes` },
          { label: 'Kept as', value: `uploads/${file.id}` },
        ],
      }
    }
  }
}

const ticketMessages = {
  'ticket-created': { subject: portalMessages.ticketCreatedSubject, text: portalMessages.ticketCreatedText },
  'ticket-commented': { subject: portalMessages.ticketCommentedSubject, text: portalMessages.ticketCommentedText },
  'ticket-status': { subject: portalMessages.ticketStatusSubject, text: portalMessages.ticketStatusText },
  'ticket-closed': { subject: portalMessages.ticketClosedSubject, text: portalMessages.ticketClosedText },
} as const

const accessTexts = {
  'access-granted': { subject: portalMessages.accessGrantedSubject, text: portalMessages.accessGrantedText },
  'access-declined': { subject: portalMessages.accessDeclinedSubject, text: portalMessages.accessDeclinedText },
} as const

const transferTexts = {
  'transfer-accepted': { subject: portalMessages.transferAcceptedSubject, text: portalMessages.transferAcceptedText },
  'transfer-declined': { subject: portalMessages.transferDeclinedSubject, text: portalMessages.transferDeclinedText },
  'transfer-received': { subject: portalMessages.transferReceivedSubject, text: portalMessages.transferReceivedText },
} as const

const newsLabels = {
  story: messages.newsStory,
  release: messages.newsRelease,
  'ad-hoc': messages.newsAdHoc,
} as const satisfies Record<NewsOfMail['kind'], unknown>

const credentialTexts = {
  'password-reset': {
    subject: portalMessages.passwordSubject,
    text: portalMessages.passwordText,
    link: portalMessages.passwordSubject,
  },
  registration: {
    subject: portalMessages.registrationSubject,
    text: portalMessages.registrationText,
    link: portalMessages.registrationLink,
  },
  'email-change': {
    subject: portalMessages.emailSubject,
    text: portalMessages.emailText,
    link: portalMessages.emailSubject,
  },
} as const

const changeSubjects = {
  password: portalMessages.changedPassword,
  'second-factor': portalMessages.changedSecondFactor,
  passkey: portalMessages.changedPasskey,
  email: portalMessages.changedEmail,
  deletion: portalMessages.changedDeletion,
} as const
