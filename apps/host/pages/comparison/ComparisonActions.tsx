import { toComparisonQuery, type ComparisonEntry } from '@kudex/domain/comparison'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import { Button, ButtonLink, IconDownload, IconLink, IconPrint, useIsHydrated } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'

export interface ComparisonActionsProps {
  /** URL of the table as a file. */
  readonly fileHref: string
  readonly entries: readonly ComparisonEntry[]
  readonly system: MeasurementSystem
}

/** Actions of a comparison: download as a file; with script also print and share. */
export function ComparisonActions({ fileHref, entries, system }: ComparisonActionsProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useIsHydrated()
  // Browsers may refuse access to the clipboard.
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div>
      <ButtonLink look="outline" icon={IconDownload} href={`${fileHref}${toComparisonQuery(entries)}&system=${system}`}>
        {text(messages.csv)}
      </ButtonLink>
      {isHydrated && (
        <Button look="outline" icon={IconPrint} onClick={() => window.print()}>
          {text(messages.print)}
        </Button>
      )}
      {/* Secure origins only. */}
      {isHydrated && 'clipboard' in navigator && (
        <Button look="outline" icon={IconLink} onClick={() => void copy()}>
          {text(messages.copy)}
        </Button>
      )}
      <span role="status">{isCopied && text(messages.copied)}</span>
    </div>
  )
}
