import type {
  Machine,
  MachineListQuery,
  TicketLocation,
  TicketSummary,
  TransferableMachine,
} from '@kudex/domain/tickets'
import type { Picture } from '@kudex/ui'
import type { ProductProps } from '../../shared/catalogue/catalogue.types.ts'

/** A page of the user's machines (INVENT-01). */
export interface InventoryList {
  readonly query: MachineListQuery
  readonly machines: readonly Machine[]
  /** Number of all machines that match. */
  readonly total: number
  readonly pageCount: number
  readonly locations: readonly TicketLocation[]
}

/** A machine with its product and tickets. */
export interface MachineDetails {
  /** Id of the user. */
  readonly viewerId: string
  readonly machine: TransferableMachine
  /** The product in the catalogue; null if it has none any more, `failed` if the catalogue does not respond. */
  readonly product: MachineProduct | 'failed' | null
  /** The latest tickets; null without the role for tickets. */
  readonly tickets: { readonly latest: readonly TicketSummary[]; readonly total: number } | null
}

/** The parts of a product's page that are shown with a machine. */
export interface MachineProduct extends Pick<ProductProps, 'name' | 'documents' | 'related'> {
  readonly href: string
  /** The lead picture; null if it has none. */
  readonly picture: Picture | null
}

/** A machine's label; the code holds the address of its nameplate. */
export interface MachineLabelDetails extends Pick<Machine, 'serialNumber' | 'name'> {
  /** Without the scheme. */
  readonly address: string
  readonly code: { readonly size: number; readonly path: string }
}
