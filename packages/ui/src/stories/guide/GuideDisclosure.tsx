import type { ReactNode } from 'react'

/** Collapsed on phones and tablets, so that the content of the page comes first; always open on wide screens. */
export function GuideDisclosure({ summary, children }: GuideDisclosureProps) {
  return (
    <details className="guide-disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

interface GuideDisclosureProps {
  readonly summary: string
  readonly children: ReactNode
}
