import { LocationFilters, LocationList } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { useAppContext } from '../../../../../features/shared/index.ts'
import type { BlockProps } from '../../blocks.types.ts'

type LocationsProps = BlockProps['locations']

export function Locations({ list, filters }: LocationsProps) {
  return <LocationList {...list} filters={filters && <Filters {...filters} />} />
}

/** The filters are in the query, and the server renders their result (CONTACT-04, CONTACT-05). */
function Filters(props: NonNullable<LocationsProps['filters']>) {
  const { action, reset } = props
  const { navigate } = useAppContext()
  const show = (href: string) => void navigate(href, { keepScrollPosition: true })
  return (
    <LocationFilters
      {...props}
      onChange={(query) => {
        const text = query.toString()
        show(text === '' ? action : `${action}?${text}`)
      }}
      onReset={(event: MouseEvent) => {
        if (!reset || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        show(reset.href)
      }}
    />
  )
}
