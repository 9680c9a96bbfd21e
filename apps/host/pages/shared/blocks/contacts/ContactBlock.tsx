import { ContactList, LocationFilters, LocationList } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { refineList } from '../../navigation/refineList.ts'
import type { ContactPageBlock, LocationsBlockProps } from './contactBlocks.types.ts'

/** A block about contacts by the module that shows it; pages without one do not load it. */
export function ContactBlock({ block }: { readonly block: ContactPageBlock }) {
  return block.kind === 'contacts' ? <ContactList {...block.props} /> : <Locations {...block.props} />
}

function Locations({ list, filters }: LocationsBlockProps) {
  return <LocationList {...list} filters={filters && <Filters {...filters} />} />
}

/** The filters stand in the address, and the server renders each (CONTACT-04, CONTACT-05). */
function Filters(props: NonNullable<LocationsBlockProps['filters']>) {
  const { action, reset } = props
  return (
    <LocationFilters
      {...props}
      onChange={(query) => {
        const text = query.toString()
        void refineList(text === '' ? action : `${action}?${text}`)
      }}
      onReset={(event: MouseEvent) => {
        if (!reset || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void refineList(reset.href)
      }}
    />
  )
}
