import { defineMessages } from '@kudex/intl/messages'

/** Texts of the list of hosts that have renewed a page. */
export const renewalMessages = defineMessages({
  hosts: {
    id: 'editor.renewal.hosts',
    defaultMessage: 'Web servers',
    description: 'Caption of the table of hosts that have renewed a page',
  },
  noHosts: {
    id: 'editor.renewal.noHosts',
    defaultMessage: 'No web server has reported yet.',
    description: 'Instead of the table of hosts',
  },
  host: { id: 'editor.renewal.host', defaultMessage: 'Web server', description: 'Column: name of a host' },
  state: { id: 'editor.renewal.state', defaultMessage: 'State', description: 'Column: whether a host shows a change' },
  live: {
    id: 'editor.renewal.live',
    defaultMessage: 'Live since {time}',
    description: 'State of a host that shows the change',
  },
  gone: {
    id: 'editor.renewal.gone',
    defaultMessage: 'Gone since {time}',
    description: 'State of a host that no longer shows a page that was unpublished',
  },
  pending: {
    id: 'editor.renewal.pending',
    defaultMessage: 'Not yet',
    description: 'State of a host that does not show the change yet',
  },
  silent: {
    id: 'editor.renewal.silent',
    defaultMessage: 'Not heard of since {time}',
    description: 'State of a host that does not show the change and no longer reports',
  },
})
