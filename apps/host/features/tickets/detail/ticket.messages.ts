import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page of a ticket. */
export const ticketMessages = defineMessages({
  title: { id: 'tickets.detail.title', defaultMessage: 'Service ticket', description: 'Title of the page of a ticket' },
  noScript: {
    id: 'tickets.detail.script.none',
    defaultMessage: 'To answer or to close this ticket, please switch on JavaScript, or write to {email}.',
    description: 'Shown above a ticket in browsers without JavaScript; email is the support address',
  },
  loading: { id: 'tickets.detail.loading', defaultMessage: 'The ticket is loading', description: 'Announced' },
  missing: {
    id: 'tickets.detail.missing',
    defaultMessage: 'There is no such ticket',
    description: 'Title if a ticket is unknown or belongs to another organization',
  },
  missingText: {
    id: 'tickets.detail.missing.text',
    defaultMessage: 'Please check the address, or look for it in the list of tickets.',
    description: 'Text below “There is no such ticket”',
  },
  history: {
    id: 'tickets.detail.history',
    defaultMessage: 'History',
    description: 'Title of the changes of the status',
  },
  created: {
    id: 'tickets.detail.history.created',
    defaultMessage: 'Created by {name}',
    description: 'Entry of the history of a ticket',
  },
  changed: {
    id: 'tickets.detail.history.changed',
    defaultMessage: '{name}: {status}',
    description: 'Entry of the history of a ticket: who set which status',
  },
  closed: {
    id: 'tickets.detail.history.closed',
    defaultMessage: 'Closed by {name}: {reason}',
    description: 'Entry of the history of a ticket',
  },
  watchers: { id: 'tickets.detail.watchers', defaultMessage: 'Watchers', description: 'Who gets mails about a ticket' },
  noWatchers: {
    id: 'tickets.detail.watchers.none',
    defaultMessage: 'This ticket has no watchers.',
    description: 'Instead of the list of watchers',
  },
  watch: { id: 'tickets.detail.watch', defaultMessage: 'Watch this ticket', description: 'Button: get mails about it' },
  unwatch: { id: 'tickets.detail.unwatch', defaultMessage: 'Stop watching', description: 'Button: no more mails' },
  noComments: { id: 'tickets.detail.comments.none', defaultMessage: 'No comments yet.', description: 'Empty list' },
  comment: { id: 'tickets.detail.comment', defaultMessage: 'Your comment', description: 'Label of a field' },
  commentRequired: {
    id: 'tickets.error.comment',
    defaultMessage: 'Please enter a comment',
    description: 'Error of the field for a comment',
  },
  sendComment: { id: 'tickets.detail.comment.send', defaultMessage: 'Send comment', description: 'Button' },
  commentSent: {
    id: 'tickets.detail.comment.sent',
    defaultMessage: 'Your comment was sent',
    description: 'After sending a comment',
  },
  commentsClosed: {
    id: 'tickets.detail.comments.closed',
    defaultMessage: 'This ticket is closed and takes no more comments.',
    description: 'Instead of the form for comments',
  },
  service: {
    id: 'tickets.detail.service',
    defaultMessage: 'Service',
    description: 'Badge of a comment by the service',
  },
  deletedUser: {
    id: 'tickets.detail.deletedUser',
    defaultMessage: 'Deleted user',
    description: 'Instead of the name of a person whose account was deleted',
  },
  reopen: { id: 'tickets.detail.reopen', defaultMessage: 'Reopen ticket', description: 'Button' },
  newReply: {
    id: 'tickets.detail.news.reply',
    defaultMessage: 'New comment from {name}',
    description: 'Announced when another person has written',
  },
  newStatus: {
    id: 'tickets.detail.news.status',
    defaultMessage: 'New status: {status}',
    description: 'After the user or another person has changed the status',
  },
  conflict: {
    id: 'tickets.detail.conflict',
    defaultMessage: 'The ticket has changed meanwhile',
    description: 'Title: a change was not made',
  },
  conflictText: {
    id: 'tickets.detail.conflict.text',
    defaultMessage: 'Last change by {name} on {date}. Please look at it and try again if it is still right.',
    description: 'Text below “The ticket has changed meanwhile”',
  },
  queuedText: {
    id: 'tickets.detail.queued.text',
    defaultMessage: 'Your change is made once you are online again.',
    description: 'Text below “There is no connection”',
  },
  playVideo: { id: 'tickets.detail.video.play', defaultMessage: 'Play video: {name}', description: 'Name of a button' },
  watchVideo: {
    id: 'tickets.detail.video.link',
    defaultMessage: 'Watch the video',
    description: 'Link to the video of a ticket in browsers without JavaScript',
  },
  undo: {
    id: 'tickets.detail.queued.cancel',
    defaultMessage: 'Do not change',
    description: 'Button: drops a waiting change',
  },
})

/** What a status means and what happens next. */
export const ticketStatusTexts = defineMessages({
  new: {
    id: 'tickets.status.new.text',
    defaultMessage: 'Our service has received your ticket and will answer here.',
    description: 'What the status “New” means',
  },
  inProgress: {
    id: 'tickets.status.inProgress.text',
    defaultMessage: 'Our service is working on it.',
    description: 'What the status “In progress” means',
  },
  waiting: {
    id: 'tickets.status.waiting.text',
    defaultMessage: 'We are waiting for your answer.',
    description: 'What the status “Waiting for you” means',
  },
  closed: {
    id: 'tickets.status.closed.text',
    defaultMessage: 'This ticket is closed.',
    description: 'What the status “Closed” means',
  },
})

/** Reasons to close a ticket (TICKET-13). */
export const closeReasonMessages = defineMessages({
  solvedByCompany: {
    id: 'tickets.reason.solvedByCompany',
    defaultMessage: 'Solved by Kudex',
    description: 'Reason to close a ticket',
  },
  solvedByCustomer: {
    id: 'tickets.reason.solvedByCustomer',
    defaultMessage: 'Solved without Kudex',
    description: 'Reason to close a ticket',
  },
  notRelevant: {
    id: 'tickets.reason.notRelevant',
    defaultMessage: 'No longer relevant',
    description: 'Reason to close a ticket',
  },
})

/** Texts of the dialog that closes a ticket. */
export const closeMessages = defineMessages({
  title: { id: 'tickets.close.title', defaultMessage: 'Close ticket', description: 'Button, and title of its dialog' },
  text: {
    id: 'tickets.close.text',
    defaultMessage: 'You can reopen the ticket within {days} days.',
    description: 'Below the title of the dialog that closes a ticket',
  },
  dismiss: { id: 'tickets.close.dismiss', defaultMessage: 'Close the dialog', description: 'Name of a button' },
  reason: {
    id: 'tickets.close.reason',
    defaultMessage: 'Reason',
    description: 'Label of the reasons to close a ticket',
  },
  comment: { id: 'tickets.close.comment', defaultMessage: 'Comment (optional)', description: 'Label of a field' },
  reasonRequired: {
    id: 'tickets.error.reason',
    defaultMessage: 'Please select a reason',
    description: 'Error of the reasons to close a ticket',
  },
})
