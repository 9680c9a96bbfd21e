import { ContactList } from '@kudex/ui'
import type { BlockView } from './blocks.types.ts'
import { Locations } from './kinds/contacts/Locations.tsx'

/** Kinds of blocks that show locations and people. */
export type ContactKind = 'locations' | 'contacts'

/** Shows locations or people; browsers load the modules when they are idle. */
export function ContactBlock({ block }: { readonly block: BlockView<ContactKind> }) {
  return block.kind === 'locations' ? <Locations {...block.props} /> : <ContactList {...block.props} />
}
