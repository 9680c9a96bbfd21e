import { contactReplyHours } from '@kudex/domain/limits'
import { reopenDays } from '@kudex/domain/tickets'
import type { IntlShape } from '@kudex/intl/messages'
import { applicationMessages } from './application.messages.ts'
import { mailMessages as messages } from './mail.messages.ts'
import type { Mail, NewsOfMail } from './mail.types.ts'

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
        subject: formatMessage(messages.invitationSubject, { organization }),
        title: formatMessage(messages.invitationTitle),
        paragraphs: [formatMessage(messages.invitationText, { organization })],
        rows: [],
        link: { href: link, text: formatMessage(messages.invitationLink) },
        smallPrint: formatMessage(messages.invitationExpiry, { days }),
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
        smallPrint: formatMessage(messages.credentialExpiry, { hours: mail.hours }),
      }
    }
    case 'account-exists':
      return {
        subject: formatMessage(messages.existsSubject),
        title: formatMessage(messages.existsSubject),
        paragraphs: [formatMessage(messages.existsText)],
        rows: [],
        link: { href: mail.link, text: formatMessage(messages.passwordSubject) },
      }
    case 'account-changed': {
      const subject = formatMessage(changeSubjects[mail.change])
      return { subject, title: subject, paragraphs: [formatMessage(messages.changedText)], rows: [] }
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
        link: { href: mail.link, text: formatMessage(messages.ticketLink) },
        smallPrint: formatMessage(messages.ticketReason),
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
        link: { href: mail.link, text: formatMessage(messages.accessLink) },
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
        ...('link' in mail && { link: { href: mail.link, text: formatMessage(messages.transferLink) } }),
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
  'ticket-created': { subject: messages.ticketCreatedSubject, text: messages.ticketCreatedText },
  'ticket-commented': { subject: messages.ticketCommentedSubject, text: messages.ticketCommentedText },
  'ticket-status': { subject: messages.ticketStatusSubject, text: messages.ticketStatusText },
  'ticket-closed': { subject: messages.ticketClosedSubject, text: messages.ticketClosedText },
} as const

const accessTexts = {
  'access-granted': { subject: messages.accessGrantedSubject, text: messages.accessGrantedText },
  'access-declined': { subject: messages.accessDeclinedSubject, text: messages.accessDeclinedText },
} as const

const transferTexts = {
  'transfer-accepted': { subject: messages.transferAcceptedSubject, text: messages.transferAcceptedText },
  'transfer-declined': { subject: messages.transferDeclinedSubject, text: messages.transferDeclinedText },
  'transfer-received': { subject: messages.transferReceivedSubject, text: messages.transferReceivedText },
} as const

const newsLabels = {
  story: messages.newsStory,
  release: messages.newsRelease,
  'ad-hoc': messages.newsAdHoc,
} as const satisfies Record<NewsOfMail['kind'], unknown>

const credentialTexts = {
  'password-reset': {
    subject: messages.passwordSubject,
    text: messages.passwordText,
    link: messages.passwordSubject,
  },
  registration: {
    subject: messages.registrationSubject,
    text: messages.registrationText,
    link: messages.registrationLink,
  },
  'email-change': { subject: messages.emailSubject, text: messages.emailText, link: messages.emailSubject },
} as const

const changeSubjects = {
  password: messages.changedPassword,
  'second-factor': messages.changedSecondFactor,
  passkey: messages.changedPasskey,
  email: messages.changedEmail,
  deletion: messages.changedDeletion,
} as const
