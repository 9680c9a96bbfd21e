import { formatComparisonCsv } from '@kudex/domain/comparison'
import { Button, IconDocument, IconDownload, IconLink, type ComparisonTableProps } from '@kudex/ui'
import { useState, useSyncExternalStore } from 'react'
import { useFrame } from '../../features/plug/index.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'
import { saveFile } from './saveFile.ts'

export type ComparisonActionsProps = Pick<ComparisonTableProps, 'products' | 'rows'> & {
  /** Slug of the category: names the file. */
  readonly categorySlug: string
}

/** What can be done with a comparison as a whole: as a file, on paper, by its address. Where script runs only. */
export function ComparisonActions({ products, rows, categorySlug }: ComparisonActionsProps) {
  const { intl } = useFrame()
  const text = intl.formatMessage
  const [isCopied, setCopied] = useState(false)
  const isLive = useSyncExternalStore(subscribeNothing, isTrue, isFalse)
  if (!isLive) return null
  const saveCsv = () => {
    const csv = formatComparisonCsv({
      heads: {
        group: text(messages.group),
        name: text(catalogueMessages.specification),
        unit: text(messages.unit),
      },
      products: products.map(toColumnName),
      rows: rows.map(({ label, unit = null, group = null, values }) => ({
        name: label,
        unit,
        group,
        values: values.map((value) => value ?? null),
      })),
      notApplicable: text(messages.notApplicable),
    })
    saveFile(csv, 'text/csv;charset=utf-8', `${text(messages.fileName)}-${categorySlug}.csv`)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href)
    setCopied(true)
  }
  return (
    <div>
      <Button look="outline" icon={IconDownload} onClick={saveCsv}>
        {text(messages.csv)}
      </Button>
      <Button look="outline" icon={IconDocument} onClick={() => window.print()}>
        {text(messages.print)}
      </Button>
      {/* Secure origins only. */}
      {'clipboard' in navigator && (
        <Button look="outline" icon={IconLink} onClick={() => void copy()}>
          {text(messages.copy)}
        </Button>
      )}
      <span role="status">{isCopied && text(messages.copied)}</span>
    </div>
  )
}

/** The same product may be there in several variants: the head says which. */
function toColumnName({ name, variant }: ComparisonTableProps['products'][number]): string {
  const chosen = variant?.options.findIndex(({ value }) => value === variant.value) ?? 0
  return chosen > 0 ? `${name} (${variant?.options[chosen]?.text ?? ''})` : name
}

function subscribeNothing(): () => void {
  return () => {}
}

function isTrue(): boolean {
  return true
}

function isFalse(): boolean {
  return false
}
