import { defineMessages } from '@kudex/intl/messages'

/** Texts of the public forms; the errors of FORM-01…09 are exact. */
export const formsMessages = defineMessages({
  email: { id: 'forms.field.email', defaultMessage: 'E-mail', description: 'Label of a field' },
  firstName: { id: 'forms.field.firstName', defaultMessage: 'First name', description: 'Label of a field' },
  lastName: { id: 'forms.field.lastName', defaultMessage: 'Last name', description: 'Label of a field' },
  company: { id: 'forms.field.company', defaultMessage: 'Company', description: 'Label of a field' },
  country: { id: 'forms.field.country', defaultMessage: 'Country', description: 'Label of a field' },
  product: {
    id: 'forms.field.product',
    defaultMessage: 'Product',
    description: 'Label of a field: the machine that a request is about',
  },
  serialNumber: { id: 'forms.field.serialNumber', defaultMessage: 'Serial number', description: 'Label of a field' },
  message: { id: 'forms.field.message', defaultMessage: 'Message', description: 'Label of a field' },
  optionalMessage: {
    id: 'forms.field.message.optional',
    defaultMessage: 'Message (optional)',
    description: 'Label of a field that may stay empty',
  },
  inquiryMessage: {
    id: 'forms.field.message.inquiry',
    defaultMessage: 'What would you like to process?',
    description: 'Label of the message of a prospect to an expert',
  },
  inquiryHint: {
    id: 'forms.field.message.inquiry.hint',
    defaultMessage: 'Cable, cross-section, pieces per day: whatever you know.',
    description: 'Hint below the label of the message of a prospect',
  },
  topics: {
    id: 'forms.field.topics',
    defaultMessage: 'What would you like to hear about?',
    description: 'Title of a group of boxes',
  },
  topicStories: {
    id: 'forms.field.topics.stories',
    defaultMessage: 'Stories',
    description: 'A box of the subscription',
  },
  topicReleases: {
    id: 'forms.field.topics.releases',
    defaultMessage: 'Media releases',
    description: 'A box of the subscription',
  },
  consent: {
    id: 'forms.field.consent',
    defaultMessage: 'I agree that my data is used for this purpose.',
    description: 'Label of the box that must be ticked',
  },
  countryPlaceholder: {
    id: 'forms.country.placeholder',
    defaultMessage: 'Please choose',
    description: 'Shown before a country is chosen',
  },
  countryEmpty: {
    id: 'forms.country.empty',
    defaultMessage: 'No country found',
    description: 'Shown where no country fits what was typed',
  },
  countryOpen: {
    id: 'forms.country.open',
    defaultMessage: 'Show countries',
    description: 'Names the button that opens the list of countries',
  },
  countryCount: {
    id: 'forms.country.count',
    defaultMessage: '{count, plural, one {# country} other {# countries}}',
    description: 'Spoken while typing a country',
  },
  emailError: {
    id: 'forms.error.email',
    defaultMessage: 'Please provide a valid email address',
    description: 'Exact error of the field',
  },
  firstNameError: {
    id: 'forms.error.firstName',
    defaultMessage: 'Please enter your first name',
    description: 'Exact error of the field',
  },
  lastNameError: {
    id: 'forms.error.lastName',
    defaultMessage: 'Please enter your last name',
    description: 'Exact error of the field',
  },
  companyError: {
    id: 'forms.error.company',
    defaultMessage: 'Please enter the company you work for',
    description: 'Exact error of the field',
  },
  countryError: {
    id: 'forms.error.country',
    defaultMessage: "Please enter the country you're in",
    description: 'Exact error of the field',
  },
  productError: {
    id: 'forms.error.product',
    defaultMessage: 'Please specify the product your request regards',
    description: 'Exact error of the field',
  },
  serialNumberError: {
    id: 'forms.error.serialNumber',
    defaultMessage: 'Please enter the serial number of your product',
    description: 'Exact error of the field',
  },
  messageError: {
    id: 'forms.error.message',
    defaultMessage: 'Please add some more details',
    description: 'Exact error of a message that is only white space',
  },
  checkboxError: {
    id: 'forms.error.checkbox',
    defaultMessage: 'Please select the checkbox to continue.',
    description: 'Exact error of a box that must be ticked',
  },
  defaultError: {
    id: 'forms.error.default',
    defaultMessage: 'Please enter a valid value.',
    description: 'Exact error where a field has none of its own',
  },
  topicsError: {
    id: 'forms.error.topics',
    defaultMessage: 'Please choose at least one topic.',
    description: 'Error where no box is ticked',
  },
  errorTitle: {
    id: 'forms.error.title',
    defaultMessage: 'Please check your entries',
    description: 'Title of the summary of errors',
  },
  failureTitle: {
    id: 'forms.error.failureTitle',
    defaultMessage: 'The form could not be sent',
    description: 'Title of the summary of errors where nothing is wrong with the entries',
  },
  failed: {
    id: 'forms.error.failed',
    defaultMessage: 'Something went wrong. Please verify your input is correct and try again later.',
    description: 'Exact error where a form could not be taken',
  },
  wait: {
    id: 'forms.error.wait',
    defaultMessage: 'Too many messages at once. Please wait a few minutes.',
    description: 'Error where one address sends too much',
  },
  sendSupport: {
    id: 'forms.submit.support',
    defaultMessage: 'Send request',
    description: 'Button of the support form',
  },
  sendInquiry: {
    id: 'forms.submit.inquiry',
    defaultMessage: 'Send inquiry',
    description: 'Button of the form for prospects',
  },
  sendFeedback: {
    id: 'forms.submit.feedback',
    defaultMessage: 'Send feedback',
    description: 'Button of the feedback form',
  },
  aboutStory: {
    id: 'forms.feedback.story',
    defaultMessage: 'You write about this story:',
    description: 'Above the link back to the story that feedback is about',
  },
  sendWhitepaper: {
    id: 'forms.submit.whitepaper',
    defaultMessage: 'Get the white paper',
    description: 'Button of the white paper form',
  },
  sendSubscription: {
    id: 'forms.submit.subscription',
    defaultMessage: 'Subscribe',
    description: 'Button of the subscription form',
  },
  sentTitle: {
    id: 'forms.sent.title',
    defaultMessage: 'Thank you. Your message has arrived.',
    description: 'Title once a form was taken',
  },
  keptTitle: {
    id: 'forms.kept.title',
    defaultMessage: 'Thank you. We have kept your message.',
    description: 'Title once a form was kept because a service is down',
  },
  keptText: {
    id: 'forms.kept.text',
    defaultMessage: 'Our service does not answer at the moment. We pass your message on as soon as it does.',
    description: 'Says what happens with what was kept',
  },
  reference: {
    id: 'forms.sent.reference',
    defaultMessage: 'Your reference number is {reference}.',
    description: 'Shows the reference number',
  },
  sentReply: {
    id: 'forms.sent.reply',
    defaultMessage: 'We reply within {hours} hours.',
    description: 'The promise after a support request',
  },
  sentMail: {
    id: 'forms.sent.confirm',
    defaultMessage: 'Please open the mail that we send you and confirm your subscription.',
    description: 'Says what to do after subscribing',
  },
  download: {
    id: 'forms.sent.download',
    defaultMessage: 'Download the white paper',
    description: 'Link after the white paper form',
  },
  subscriptionTitle: {
    id: 'forms.subscription.title',
    defaultMessage: 'Your subscription',
    description: 'First heading of the page that the link of a mail leads to',
  },
  tokenFailed: {
    id: 'forms.subscription.failed',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Error above the button that confirms or ends a subscription, while no service answers',
  },
  tokenWait: {
    id: 'forms.subscription.wait',
    defaultMessage: 'Too many tries. Please wait a few minutes.',
    description: 'Error above the button that confirms or ends a subscription',
  },
  confirmTitle: {
    id: 'forms.subscription.confirm.title',
    defaultMessage: 'Confirm your subscription',
    description: 'Title where the link of a mail was followed',
  },
  confirmButton: {
    id: 'forms.subscription.confirm.button',
    defaultMessage: 'Confirm subscription',
    description: 'Button that begins a subscription',
  },
  leaveTitle: {
    id: 'forms.subscription.leave.title',
    defaultMessage: 'End your subscription',
    description: 'Title where the link of a mail was followed',
  },
  leaveButton: {
    id: 'forms.subscription.leave.button',
    defaultMessage: 'End subscription',
    description: 'Button that ends a subscription',
  },
  confirmed: {
    id: 'forms.subscription.done.confirmed',
    defaultMessage: 'Your subscription has begun.',
    description: 'After confirming',
  },
  ended: {
    id: 'forms.subscription.done.ended',
    defaultMessage: 'Your subscription has ended.',
    description: 'After ending',
  },
  unknown: {
    id: 'forms.subscription.done.unknown',
    defaultMessage: 'This link is no longer valid.',
    description: 'If the token is unknown',
  },
})
