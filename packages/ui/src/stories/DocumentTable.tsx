import type { ReactNode } from 'react'
import { scroll } from '../components/Table/Table.css.js'

export interface DocumentTableProps {
  /** Name of the region that scrolls. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Table of a documentation page; scrolls sideways on its own, also by keyboard, if it is too wide. */
export function DocumentTable({ label, className, children }: DocumentTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={`document-table ${scroll}`}>
      <table className={className}>{children}</table>
    </div>
  )
}
