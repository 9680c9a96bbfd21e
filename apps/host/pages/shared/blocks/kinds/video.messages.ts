import { defineMessages } from '@kudex/intl/messages'

/** Texts of videos of other providers; only the server formats them. */
export const videoMessages = defineMessages({
  elsewhere: {
    id: 'video.elsewhere',
    defaultMessage:
      'The video is played by another company on its own page. Nothing of it is fetched before you open it.',
    description: 'Beside the link to a video of another provider',
  },
})
