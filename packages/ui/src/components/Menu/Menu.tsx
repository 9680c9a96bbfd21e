'use client'

import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import type { IconComponent } from '../Icon/Icon.js'
import * as styles from './Menu.css.js'

export type MenuItem = {
  readonly id: string
  readonly text: string
  readonly icon?: IconComponent | undefined
  /** Turns the entry into a link. */
  readonly href?: string | undefined
  readonly isCurrent?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect?: (() => void) | undefined
}

export type MenuProps = Omit<RootProps, 'dir'> & {
  /** Button that opens the menu; the focus returns to it. */
  trigger: ReactElement
  /** Entries in groups, separated by hairlines. */
  groups: readonly { readonly id: string; readonly items: readonly MenuItem[] }[]
  /** Content above the entries, for example the signed-in user. */
  header?: ReactNode
  /** Edge of the trigger to align with. */
  align?: 'start' | 'end' | undefined
  /** Open state (controlled). */
  open?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A menu of links and actions. Arrow keys move, letters search, Escape closes. */
export function Menu({ trigger, groups, header, align = 'end', open, onOpenChange, ...rest }: MenuProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) }
  return (
    // Not modal: a modal menu locks scrolling with a style element, which the Content Security Policy refuses.
    <RadixMenu.Root modal={false} {...state}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content align={align} sideOffset={8} collisionPadding={16} {...rootProps(rest, styles.menu)}>
          {header && <div className={styles.header}>{header}</div>}
          {groups.map((group, index) => (
            <RadixMenu.Group key={group.id}>
              {index > 0 && <RadixMenu.Separator className={styles.separator} />}
              {group.items.map((item) => (
                <Entry key={item.id} item={item} />
              ))}
            </RadixMenu.Group>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { text, icon: Icon, href, isCurrent, disabled = false, onSelect } = item
  const content = (
    <>
      {Icon && <Icon className={styles.icon} />}
      {text}
    </>
  )
  return (
    <RadixMenu.Item
      asChild={href !== undefined}
      disabled={disabled}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onSelect && { onSelect })}
    >
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </RadixMenu.Item>
  )
}
