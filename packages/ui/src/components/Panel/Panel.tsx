import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/icons.js'
import * as styles from './Panel.css.js'

export type PanelProps = {
  /** The button that opens the panel and gets the focus back; left out where the application opens it. */
  trigger?: ReactElement | undefined
  /** Open or shut, where the parent keeps that. */
  open?: boolean | undefined
  /** Open at first, where the component keeps that itself. */
  defaultOpen?: boolean | undefined
  /** It was opened or shut. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The heading. */
  title: string
  /** A sentence below the heading, read out when it opens. */
  description?: string | undefined
  /** Names the button that closes. */
  closeLabel: string
  /** The edge it comes from. */
  side?: keyof typeof styles.side | undefined
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** What stands inside. */
  children?: ReactNode
  /** Stays in view below the content. */
  actions?: ReactNode
}

/** A sheet from the side with something that accompanies the page: traps the focus, closes with Escape or a press beside it. */
export function Panel(props: PanelProps) {
  const { trigger, open, defaultOpen, onOpenChange, title, description, side = 'end', size = 'medium' } = props
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  }
  return (
    <RadixDialog.Root {...state}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        {/* Not Radix' overlay: that one locks scrolling with a style element, which the policy of public pages forbids. */}
        <div className={join(styles.scrim, styles.scrimSide[side])}>
          <RadixDialog.Content
            className={join(styles.panel, styles.side[side], styles.size[size])}
            onEscapeKeyDown={keepForList}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={styles.header}>
              <div className={styles.headerText}>
                <RadixDialog.Title className={typeStyle.title3}>{title}</RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton icon={IconClose} label={props.closeLabel} className={styles.close} />
              </RadixDialog.Close>
            </div>
            <div className={styles.body}>{props.children}</div>
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Escape closes an open list of a field first, then the panel. */
function keepForList(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

/** Makes the button or link inside close the panel. */
export function PanelClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
