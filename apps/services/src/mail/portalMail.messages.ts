import { defineMessages } from '@kudex/intl/messages'

/** Texts of mails to users of the customer portal. */
export const portalMailMessages = defineMessages({
  invitationSubject: {
    id: 'mail.invitation.subject',
    defaultMessage: 'Invitation to the customer portal of {organization}',
    description: 'Subject of the mail that invites a person to the portal',
  },
  invitationTitle: {
    id: 'mail.invitation.title',
    defaultMessage: 'You are invited to the customer portal',
    description: 'Title of the mail that invites a person to the portal',
  },
  invitationText: {
    id: 'mail.invitation.text',
    defaultMessage: '{organization} invites you to use the customer portal of Kudex.',
    description: 'Text of the mail that invites a person to the portal',
  },
  invitationLink: {
    id: 'mail.invitation.link',
    defaultMessage: 'View the invitation',
    description: 'Button of the mail that invites a person to the portal',
  },
  invitationExpiry: {
    id: 'mail.invitation.expiry',
    defaultMessage:
      'The link is valid for {days, plural, one {# day} other {# days}} and can be used once. If you do not expect this invitation, ignore this mail.',
    description: 'Small print of the mail that invites a person to the portal',
  },
  passwordSubject: {
    id: 'mail.password.subject',
    defaultMessage: 'Choose a new password',
    description: 'Subject and button of the mail for a forgotten password',
  },
  passwordText: {
    id: 'mail.password.text',
    defaultMessage: 'You asked to choose a new password for the customer portal of Kudex.',
    description: 'Text of the mail for a forgotten password',
  },
  registrationSubject: {
    id: 'mail.registration.subject',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Subject of the mail that confirms a registration',
  },
  registrationText: {
    id: 'mail.registration.text',
    defaultMessage: 'You asked for an account of the customer portal of Kudex.',
    description: 'Text of the mail that confirms a registration',
  },
  registrationLink: {
    id: 'mail.registration.link',
    defaultMessage: 'Create account',
    description: 'Button of the mail that confirms a registration',
  },
  credentialExpiry: {
    id: 'mail.credential.expiry',
    defaultMessage:
      'The link is valid for {hours, plural, one {# hour} other {# hours}} and can be used once. If you did not ask for this mail, ignore it.',
    description: 'Small print of mails with a link that chooses a password',
  },
  existsSubject: {
    id: 'mail.accountExists.subject',
    defaultMessage: 'You have an account already',
    description: 'Subject of the mail to a person who registers again',
  },
  existsText: {
    id: 'mail.accountExists.text',
    defaultMessage:
      'Somebody, probably you, asked for an account with this address. There is one already. If you forgot the password, choose a new one.',
    description: 'Text of the mail to a person who registers again',
  },
  changedPassword: {
    id: 'mail.changed.password',
    defaultMessage: 'Your password was changed',
    description: 'Subject of the mail after the password was changed',
  },
  changedSecondFactor: {
    id: 'mail.changed.secondFactor',
    defaultMessage: 'Your second factor was changed',
    description: 'Subject of the mail after the second factor was enabled or reset',
  },
  changedPasskey: {
    id: 'mail.changed.passkey',
    defaultMessage: 'A new passkey can log in to your account',
    description: 'Subject of the mail after a passkey was added',
  },
  changedEmail: {
    id: 'mail.changed.email',
    defaultMessage: 'The e-mail address of your account was changed',
    description: 'Subject of the mail to the former address after the address was changed',
  },
  emailSubject: {
    id: 'mail.email.subject',
    defaultMessage: 'Confirm your new e-mail address',
    description: 'Subject and link of the mail to a new address',
  },
  emailText: {
    id: 'mail.email.text',
    defaultMessage:
      'An account of the customer portal of Kudex is to log in with this address. If it was not you, ignore this mail.',
    description: 'Text of the mail to a new address',
  },
  changedDeletion: {
    id: 'mail.changed.deletion',
    defaultMessage: 'Your account was deleted',
    description: 'Subject of the mail after the account was deleted',
  },
  changedText: {
    id: 'mail.changed.text',
    defaultMessage:
      'This concerns your account of the customer portal of Kudex. If it was not you, please reply to this mail at once.',
    description: 'Text of mails about changes of the account',
  },
  ticketCreatedSubject: {
    id: 'mail.ticket.created.subject',
    defaultMessage: 'Ticket {number} was created',
    description: 'Subject and title of the mail to the author of a ticket',
  },
  ticketCreatedText: {
    id: 'mail.ticket.created.text',
    defaultMessage: 'Our service has received your ticket and will answer in the customer portal.',
    description: 'Text of the mail to the author of a ticket',
  },
  ticketCommentedSubject: {
    id: 'mail.ticket.commented.subject',
    defaultMessage: 'New comment on ticket {number}',
    description: 'Subject and title of the mail about a comment',
  },
  ticketCommentedText: {
    id: 'mail.ticket.commented.text',
    defaultMessage: 'Please read and answer it in the customer portal.',
    description: 'Text of the mail about a comment',
  },
  ticketStatusSubject: {
    id: 'mail.ticket.status.subject',
    defaultMessage: 'Ticket {number} has a new status',
    description: 'Subject and title of the mail about a new status',
  },
  ticketStatusText: {
    id: 'mail.ticket.status.text',
    defaultMessage: 'What happens next is in the customer portal.',
    description: 'Text of the mail about a new status',
  },
  ticketClosedSubject: {
    id: 'mail.ticket.closed.subject',
    defaultMessage: 'Ticket {number} was closed',
    description: 'Subject and title of the mail about a closed ticket',
  },
  ticketClosedText: {
    id: 'mail.ticket.closed.text',
    defaultMessage: 'If the matter is not settled, reopen the ticket in the customer portal within {days} days.',
    description: 'Text of the mail about a closed ticket',
  },
  ticketLink: {
    id: 'mail.ticket.link',
    defaultMessage: 'Open the ticket',
    description: 'Button of mails about tickets',
  },
  ticketReason: {
    id: 'mail.ticket.reason',
    defaultMessage: 'You are receiving this mail because you watch this ticket.',
    description: 'Small print of mails about tickets',
  },
  transferAcceptedSubject: {
    id: 'mail.transfer.accepted.subject',
    defaultMessage: 'Machine {serialNumber} was transferred',
    description: 'Subject and title of the mail to the person who asked for the transfer of a machine',
  },
  transferAcceptedText: {
    id: 'mail.transfer.accepted.text',
    defaultMessage: 'It now belongs to the receiving organization and is no longer in the machine inventory of yours.',
    description: 'Text of the mail about the accepted transfer of a machine',
  },
  transferDeclinedSubject: {
    id: 'mail.transfer.declined.subject',
    defaultMessage: 'The transfer of machine {serialNumber} was declined',
    description: 'Subject and title of the mail to the person who asked for the transfer of a machine',
  },
  transferDeclinedText: {
    id: 'mail.transfer.declined.text',
    defaultMessage: 'The page of the machine in the customer portal shows the reason.',
    description: 'Text of the mail about the declined transfer of a machine',
  },
  transferReceivedSubject: {
    id: 'mail.transfer.received.subject',
    defaultMessage: 'Machine {serialNumber} now belongs to your organization',
    description: 'Subject and title of the mail to the administrators of the organization that receives a machine',
  },
  transferReceivedText: {
    id: 'mail.transfer.received.text',
    defaultMessage: 'It was transferred to your organization and is now in its machine inventory.',
    description: 'Text of the mail to the administrators of the organization that receives a machine',
  },
  transferLink: {
    id: 'mail.transfer.link',
    defaultMessage: 'Open the machine',
    description: 'Button of mails about transfers of machines',
  },
  accessGrantedSubject: {
    id: 'mail.access.granted.subject',
    defaultMessage: 'You now have access: {application}',
    description: 'Subject and title of the mail to a person whose request for an application was accepted',
  },
  accessGrantedText: {
    id: 'mail.access.granted.text',
    defaultMessage: 'Your request was accepted. You find the application on the dashboard of the customer portal.',
    description: 'Text of the mail to a person whose request for an application was accepted',
  },
  accessDeclinedSubject: {
    id: 'mail.access.declined.subject',
    defaultMessage: 'Your request was declined: {application}',
    description: 'Subject and title of the mail to a person whose request for an application was declined',
  },
  accessDeclinedText: {
    id: 'mail.access.declined.text',
    defaultMessage: 'If you need the application, please talk to an administrator of your organization.',
    description: 'Text of the mail to a person whose request for an application was declined',
  },
  accessLink: {
    id: 'mail.access.link',
    defaultMessage: 'Open the customer portal',
    description: 'Button of mails about decided requests for an application',
  },
})
