import { LocationFilters, LocationList } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { refineList } from '../../../navigation/refineList.ts'
import type { BlockProps } from '../../blocks.types.ts'

type LocationsProps = BlockProps['locations']

export function Locations({ list, filters }: LocationsProps) {
  return <LocationList {...list} filters={filters && <Filters {...filters} />} />
}

/** The filters are in the query, and the server renders their result (CONTACT-04, CONTACT-05). */
function Filters(props: NonNullable<LocationsProps['filters']>) {
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
