import { defineMessages } from '@kudex/intl/messages'

/** Texts of the region of floating messages (FLASH-01, FLASH-02). */
export const flashMessages = defineMessages({
  region: { id: 'flash.region', defaultMessage: 'Messages', description: 'Names the region of floating messages' },
  hide: { id: 'flash.hide', defaultMessage: 'Hide message', description: 'Spoken name of the button on a message' },
})
