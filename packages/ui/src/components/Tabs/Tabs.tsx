import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './Tabs.css.js'

export type TabItem = { readonly id: string; readonly title: string; readonly content: ReactNode }

export type TabsProps = {
  /** Name of the row of tabs. */
  label: string
  /** The tabs with their content. */
  items: readonly TabItem[]
  /** The tab that is open at first; the first one where nothing is said. */
  defaultTab?: string | undefined
  /** The open tab, where the application keeps it. */
  tab?: string | undefined
  /** Takes the id of the tab that was opened. */
  onTabChange?: ((id: string) => void) | undefined
}

/** Parts of one subject of which one is seen at a time. Hidden parts stay in the document and are found by search. */
export function Tabs({ label, items, defaultTab, tab, onTabChange }: TabsProps) {
  const [ownTab, setOwnTab] = useState(defaultTab ?? items[0]?.id)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tab ?? ownTab

  function choose(id: string) {
    setOwnTab(id)
    onTabChange?.(id)
  }

  function moveWithKeys(event: KeyboardEvent) {
    const index = toIndex(
      event.key,
      items.findIndex((item) => item.id === open),
      items.length,
    )
    const target = index === undefined ? undefined : items[index]
    if (!target || index === undefined) return
    event.preventDefault()
    choose(target.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} ref={list} className={styles.list} onKeyDown={moveWithKeys}>
        {items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-selected={id === open}
            aria-controls={`${prefix}${id}`}
            tabIndex={id === open ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          tabIndex={0}
          hidden={id !== open}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

function toIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
