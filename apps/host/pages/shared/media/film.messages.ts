import { defineMessages } from '@kudex/intl/messages'

/** Names of the button over a film that repeats (WCAG 2.2.2). */
export const filmMessages = defineMessages({
  pause: { id: 'film.pause', defaultMessage: 'Pause film', description: 'Name of the button over a playing film' },
  play: { id: 'film.play', defaultMessage: 'Play film', description: 'Name of the button over a paused film' },
})
