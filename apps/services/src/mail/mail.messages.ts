import { defineMessages } from '@kudex/intl/messages'

/** Texts of mails to visitors. Mails to employees are in English. */
export const mailMessages = defineMessages({
  receivedSubject: {
    id: 'mail.support.received.subject',
    defaultMessage: 'Your support request {reference}',
    description: 'Subject of the mail that confirms a support request',
  },
  receivedTitle: {
    id: 'mail.support.received.title',
    defaultMessage: 'We have received your request',
    description: 'Title of the mail that confirms a support request',
  },
  receivedText: {
    id: 'mail.support.received.text',
    defaultMessage: 'We reply within {hours} hours. Please name this number when you call or write to us.',
    description: 'Text of the mail that confirms a support request',
  },
  inquirySubject: {
    id: 'mail.inquiry.received.subject',
    defaultMessage: 'Your inquiry {reference}',
    description: 'Subject of the mail that confirms the question of a prospect',
  },
  inquiryTitle: {
    id: 'mail.inquiry.received.title',
    defaultMessage: 'We have received your inquiry',
    description: 'Title of the mail that confirms the question of a prospect',
  },
  reference: {
    id: 'mail.reference',
    defaultMessage: 'Reference number',
    description: 'Label of the reference number in a mail',
  },
  whitepaperSubject: {
    id: 'mail.whitepaper.subject',
    defaultMessage: 'Your white paper',
    description: 'Subject and title of the mail with the link to a white paper',
  },
  whitepaperText: {
    id: 'mail.whitepaper.text',
    defaultMessage: 'Thank you for your interest. Your white paper is ready for download.',
    description: 'Text of the mail with the link to a white paper',
  },
  whitepaperLink: {
    id: 'mail.whitepaper.link',
    defaultMessage: 'Download the white paper',
    description: 'Button of the mail with the link to a white paper',
  },
  confirmSubject: {
    id: 'mail.subscription.confirm.subject',
    defaultMessage: 'Please confirm your subscription',
    description: 'Subject and title of the mail that asks whether a subscription is wanted',
  },
  confirmText: {
    id: 'mail.subscription.confirm.text',
    defaultMessage: 'Somebody, probably you, has subscribed this address to our news. It begins when you confirm it.',
    description: 'Text of the mail that asks whether a subscription is wanted',
  },
  confirmLink: {
    id: 'mail.subscription.confirm.link',
    defaultMessage: 'Confirm subscription',
    description: 'Button of the mail that asks whether a subscription is wanted',
  },
  confirmIgnore: {
    id: 'mail.subscription.confirm.ignore',
    defaultMessage: 'If it was not you, you need not do anything.',
    description: 'Small print of the mail that asks whether a subscription is wanted',
  },
  begunSubject: {
    id: 'mail.subscription.begun.subject',
    defaultMessage: 'Your subscription has begun',
    description: 'Subject and title of the mail that welcomes a subscriber',
  },
  begunText: {
    id: 'mail.subscription.begun.text',
    defaultMessage: 'From now on you hear from us when something new is published.',
    description: 'Text of the mail that welcomes a subscriber',
  },
  begunLink: {
    id: 'mail.subscription.begun.link',
    defaultMessage: 'End subscription',
    description: 'Link of the mail that welcomes a subscriber',
  },
  newsSubject: {
    id: 'mail.subscription.news.subject',
    defaultMessage: 'New from {site}: {title}',
    description: 'Subject of the mail that informs a subscriber about one new story or release',
  },
  newsSubjectMore: {
    id: 'mail.subscription.news.subject.more',
    defaultMessage: 'New from {site}: {title}, and more',
    description:
      'Subject of the mail that informs a subscriber about several new stories or releases; the title is of the newest',
  },
  newsTitle: {
    id: 'mail.subscription.news.title',
    defaultMessage: 'New from {site}',
    description: 'Title of the mail that informs a subscriber about news',
  },
  newsStory: {
    id: 'mail.subscription.news.story',
    defaultMessage: 'Story',
    description: 'Label above the title of a story in a mail',
  },
  newsRelease: {
    id: 'mail.subscription.news.release',
    defaultMessage: 'Media release',
    description: 'Label above the title of a media release in a mail',
  },
  newsAdHoc: {
    id: 'mail.subscription.news.adHoc',
    defaultMessage: 'Ad hoc release',
    description: 'Label above the title of an ad hoc release in a mail',
  },
  newsReason: {
    id: 'mail.subscription.news.reason',
    defaultMessage: 'You are receiving this mail because you subscribed to news from {site}.',
    description: 'Small print of the mail that informs a subscriber about news',
  },
})
