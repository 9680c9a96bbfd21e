import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/icons.js'
import * as styles from './Dialog.css.js'

export type DialogProps = {
  /** The button that opens the dialog and gets the focus back; left out where the application opens it. */
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
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** What stands inside. */
  children?: ReactNode
  /** Buttons at the end; a `DialogClose` around one closes the dialog. */
  actions?: ReactNode
}

/** Asks for something before anything else can go on: traps the focus, closes with Escape or a press beside it. */
export function Dialog(props: DialogProps) {
  const { trigger, open, defaultOpen, onOpenChange, title, description, closeLabel, size = 'medium' } = props
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
        <div className={styles.scrim}>
          <RadixDialog.Content className={join(styles.dialog, styles.size[size])}>
            <div className={styles.header}>
              <RadixDialog.Title className={typeStyle.title3}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
              )}
            </div>
            {props.children && <div className={styles.body}>{props.children}</div>}
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
            <RadixDialog.Close asChild>
              <IconButton icon={IconClose} label={closeLabel} className={styles.close} />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Makes the button inside close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
