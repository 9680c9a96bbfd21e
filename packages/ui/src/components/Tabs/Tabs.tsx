'use client'

import * as RadixTabs from '@radix-ui/react-tabs'
import { useState, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './Tabs.css.js'

export type TabItem = { readonly id: string; readonly title: string; readonly content: ReactNode }

export type TabsProps = Omit<RootProps, 'dir'> & {
  /** Accessible name of the tab list. */
  label: string
  /** Tabs with their content. */
  items: readonly TabItem[]
  /** The tab that is open at first. Defaults to the first one. */
  defaultTab?: string | undefined
  /** The open tab, if the application controls it. */
  tab?: string | undefined
  /** Called with the id of the tab that was opened. */
  onTabChange?: ((id: string) => void) | undefined
}

/** Tabs of one subject. Hidden panels stay in the document. */
export function Tabs({ label, items, defaultTab, tab, onTabChange, ...rest }: TabsProps) {
  const [ownTab, setOwnTab] = useState(defaultTab ?? items[0]?.id ?? '')
  // Which arrow key is the next one; known only in the browser.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const selected = tab ?? ownTab

  function select(id: string) {
    setOwnTab(id)
    onTabChange?.(id)
  }

  return (
    // Radix would write the direction into the document; the page has its own.
    <RadixTabs.Root asChild value={selected} onValueChange={select} dir={direction}>
      <div {...rootProps(rest)} dir={undefined}>
        <RadixTabs.List
          aria-label={label}
          className={styles.list}
          onFocus={(event) => setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')}
          {...withoutOutline}
        >
          {items.map(({ id, title }) => (
            <RadixTabs.Trigger key={id} value={id} className={styles.tab}>
              {title}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {items.map(({ id, content }) => (
          <RadixTabs.Content key={id} value={id} forceMount asChild>
            <div hidden={id !== selected} className={styles.panel} {...withoutDuration}>
              {content}
            </div>
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  )
}

// On a server Radix renders style attributes, which the Content Security Policy of public pages refuses.
const withoutOutline = { style: { outline: undefined } }
const withoutDuration = { style: { animationDuration: undefined } }
