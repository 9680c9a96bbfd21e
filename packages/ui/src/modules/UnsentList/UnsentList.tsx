import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { Text } from '../../components/Text/Text.js'
import { Cluster, Stack } from '../../foundations/layout/Layout.js'
import type { LinkItem } from '../link.types.js'
import { PageSection } from '../PageSection/PageSection.js'

/** What waits to be sent, what is a draft, and what was sent or refused meanwhile. */
export interface UnsentListProps extends RootProps {
  /** Entries that have arrived. */
  readonly sent: readonly UnsentReport[]
  /** Entries that the service refused. */
  readonly refused: readonly UnsentReport[]
  /** Entries that are sent as soon as there is a connection. */
  readonly waiting: UnsentGroup
  /** Entries that the user has not sent. */
  readonly drafts: UnsentGroup
}

export interface UnsentReport {
  readonly id: string
  /** “Sent: T-10482”. */
  readonly title: string
  /** Why it was refused, and what to do. */
  readonly text?: ReactNode
  readonly link?: LinkItem | undefined
}

export interface UnsentGroup {
  /** With the number of entries: “2 drafts”. */
  readonly title: string
  readonly text?: string | undefined
  readonly entries: readonly UnsentEntry[]
}

export interface UnsentEntry {
  readonly id: string
  /** Leads to the form or ticket: “Continue: New ticket”. */
  readonly link: LinkItem
  /** The first words of what was typed. */
  readonly words?: string | undefined
  readonly discard?: { readonly text: string; readonly label: string; readonly onDiscard: () => void } | undefined
}

/** What a browser keeps of the user until the service has it. Renders nothing if that is nothing. */
export function UnsentList({ sent, refused, waiting, drafts, ...rest }: UnsentListProps) {
  if (sent.length + refused.length + waiting.entries.length + drafts.entries.length === 0) return null
  return (
    <PageSection {...rest}>
      <Stack gap="4">
        {sent.map((report) => (
          <Report key={report.id} tone="success" {...report} />
        ))}
        {refused.map((report) => (
          <Report key={report.id} tone="danger" {...report} />
        ))}
        <Group tone="warning" {...waiting} />
        <Group tone="info" {...drafts} />
      </Stack>
    </PageSection>
  )
}

function Report({ tone, title, text, link }: UnsentReport & { readonly tone: 'success' | 'danger' }) {
  return (
    <FlashMessage tone={tone} title={title}>
      {text && <Text>{text}</Text>}
      {link && <Link href={link.href}>{link.text}</Link>}
    </FlashMessage>
  )
}

function Group({ tone, title, text, entries }: UnsentGroup & { readonly tone: 'warning' | 'info' }) {
  if (entries.length === 0) return null
  return (
    <FlashMessage tone={tone} title={title}>
      <Stack gap="3">
        {text && <Text>{text}</Text>}
        {entries.map(({ id, link, words, discard }) => (
          <div key={id}>
            <Cluster gap="3">
              <Link href={link.href}>{link.text}</Link>
              {discard && (
                <Button look="outline" size="small" aria-label={discard.label} onClick={discard.onDiscard}>
                  {discard.text}
                </Button>
              )}
            </Cluster>
            {words && <Text size="small">{words}</Text>}
          </div>
        ))}
      </Stack>
    </FlashMessage>
  )
}
