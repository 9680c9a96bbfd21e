import type { LibraryItem } from '@kudex/api/media-library'
import { buildImageUrl } from '@kudex/domain/images'
import { Text } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { mediaMessages as messages } from './media.messages.ts'

interface MediaOptionsProps {
  readonly label: string
  readonly items: readonly LibraryItem[]
  /** Key of the chosen item. */
  readonly chosen: string
  readonly onChoose: (item: LibraryItem) => void
}

/** Pictures or files, of which one is chosen; arrow keys move between them. */
export function MediaOptions({ label, items, chosen, onChoose }: MediaOptionsProps) {
  const { intl } = useAppContext()
  return (
    <div role="radiogroup" aria-label={label} style={grid}>
      {items.map((item) => {
        const key = toItemKey(item)
        const isChosen = key === chosen
        return (
          <label key={key} style={{ ...option, outlineWidth: isChosen ? 3 : 1 }}>
            {'imageId' in item && (
              <img
                src={buildImageUrl('/images', 'gallery', item.imageId, 'webp')}
                alt=""
                loading="lazy"
                style={thumbnail}
              />
            )}
            <span style={caption}>
              <input type="radio" name="media" checked={isChosen} onChange={() => onChoose(item)} />
              <span style={name}>{'slug' in item ? item.filename : item.name}</span>
            </span>
            <Text>
              {'slug' in item
                ? intl.formatMessage(messages.fileSize, { type: item.contentType, size: Math.ceil(item.size / 1024) })
                : intl.formatMessage(messages.pictureSize, { width: item.width, height: item.height })}
            </Text>
          </label>
        )
      })}
    </div>
  )
}

/** The key that forms store for a picture or a file. */
export function toItemKey(item: LibraryItem): string {
  return 'slug' in item ? item.slug : item.name
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: '1rem',
  maxHeight: '22rem',
  overflow: 'auto',
  padding: '4px',
} as const
const option = {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  padding: '0.5rem',
  outlineStyle: 'solid',
  outlineColor: 'color-mix(in srgb, currentColor 60%, transparent)',
} as const
const thumbnail = { width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' } as const
const caption = { display: 'flex', gap: '0.5rem', alignItems: 'baseline' } as const
const name = { overflowWrap: 'anywhere' } as const
