import * as v from 'valibot'
import { checkFields, type CheckedFields } from '../forms/checkForm.ts'
import { choiceField, lineField, optionalLineField, optionalTextField, textField } from '../forms/fields.ts'
import { closeReasons, ticketConcerns, ticketTypes } from './ticket.types.ts'

/** Maximum number of attachments of a ticket or comment. */
export const maxAttachments = 10

/** Ids of finished uploads (TICKET-16). */
const attachments = v.pipe(
  v.nullish(v.array(v.pipe(v.string('invalid'), v.regex(/^[0-9a-f]{64}$/, 'invalid')), 'invalid'), []),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(maxAttachments, 'invalid'),
)

const text = textField(5_000)

/**
 * The forms of tickets, with one schema for browser, host and service (TICKET-07…09, 11, 13, 14). Fields are in the
 * order of the page.
 */
const ticketForms = {
  ticket: v.object({
    location: v.pipe(lineField(100), v.regex(/^[\w-]+$/, 'invalid')),
    ticketType: choiceField(ticketTypes),
    concern: choiceField(ticketConcerns),
    subject: lineField(200),
    description: text,
    machineName: optionalLineField(200),
    serialNumber: optionalLineField(100),
    attachments,
  }),
  comment: v.object({ comment: text, attachments }),
  closure: v.object({ reason: choiceField(closeReasons), comment: optionalTextField(5_000) }),
} as const

export type TicketFormName = keyof typeof ticketForms

/** The validated values of a form of tickets. */
export type TicketFormValues<Name extends TicketFormName> = v.InferOutput<(typeof ticketForms)[Name]>

/** Validates a form of tickets; never throws. */
export function checkTicketForm<Name extends TicketFormName>(
  name: Name,
  sent: unknown,
): CheckedFields<TicketFormValues<Name>> {
  return checkFields(ticketForms[name], sent)
}
