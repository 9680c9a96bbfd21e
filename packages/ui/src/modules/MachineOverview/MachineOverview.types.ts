import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'
import type { RecordStatus } from '../list.types.js'

/** The head of a machine's page: name, serial number, facts and actions. */
export interface MachineOverviewProps {
  /** Link to the list of machines. */
  readonly backLink: LinkItem
  /** The page's `<h1>`. */
  readonly name: string
  /** Serial number of the machine. */
  readonly serialNumber: string
  /** What is due, or that nothing is. */
  readonly status?: RecordStatus | undefined
  /** Facts in display order. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** `ButtonLink`s; the main action first. */
  readonly actions?: ReactNode
}
