import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import type { IconComponent } from '../Icon/Icon.js'
import * as styles from './Menu.css.js'

export type MenuItem = {
  readonly id: string
  readonly text: string
  readonly icon?: IconComponent | undefined
  /** Makes the entry a link. */
  readonly href?: string | undefined
  readonly isCurrent?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect?: (() => void) | undefined
}

export type MenuProps = {
  /** The button that opens the menu; it keeps the focus when the menu closes. */
  trigger: ReactElement
  /** Entries in groups; a hairline parts the groups. */
  groups: readonly { readonly id: string; readonly items: readonly MenuItem[] }[]
  /** Above the entries, for example who is signed in. */
  header?: ReactNode
  /** The edge of the trigger that it keeps to. */
  align?: 'start' | 'end' | undefined
  /** Open or shut, where the parent keeps that. */
  open?: boolean | undefined
  /** It was opened or shut. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A short list of places and actions behind one button; arrow keys move, letters search, Escape closes. */
export function Menu({ trigger, groups, header, align = 'end', open, onOpenChange }: MenuProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) }
  return (
    // Not modal: the modal form locks scrolling with a style element, which the policy of public pages forbids.
    <RadixMenu.Root modal={false} {...state}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content align={align} sideOffset={8} collisionPadding={16} className={styles.menu}>
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
  const Anchor = useLinkComponent()
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
