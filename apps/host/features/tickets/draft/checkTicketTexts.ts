import { checkTicketForm } from '@kudex/domain/tickets'
import type { TicketDraftInput } from '@kudex/machines/tickets'

/** Checks the texts of a form in the browser; the service checks them again (TICKET-07…09, 11, 13). */
export const checkTicketTexts: TicketDraftInput['check'] = (form, texts) => {
  const checked = checkTicketForm(form, texts)
  return checked.isValid ? { isValid: true } : checked
}
