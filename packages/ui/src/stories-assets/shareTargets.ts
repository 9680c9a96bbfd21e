import type { ShareBarProps } from '../modules/ShareBar/ShareBar.js'

/** Sharing targets in stories. */
export const shareTargets: ShareBarProps['targets'] = [
  { id: 'mail', text: 'E-mail', href: 'mailto:?body=https%3A%2F%2Fwww.kudex.example' },
  { id: 'linked', text: 'LinkedIn', href: 'https://share.example/linkedin' },
  { id: 'x', text: 'X', href: 'https://share.example/x' },
]
