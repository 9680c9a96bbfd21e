import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/layoutIcons.js'
import * as styles from './Dialog.css.js'

export type DialogProps = {
  /** The button that opens the dialog; the focus returns to it. Omit it if the application opens the dialog. */
  trigger?: ReactElement | undefined
  /** Open state (controlled). */
  open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  title: string
  /** Sentence below the heading, announced when it opens. */
  description?: string | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Content. */
  children?: ReactNode
  /** Buttons at the end. `DialogClose` makes a button close the dialog. */
  actions?: ReactNode
}

/** Modal dialog: traps the focus, closes with Escape or a click outside. */
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
        {/* Not Radix's overlay, which locks scrolling with a style element; the Content Security Policy of public pages refuses it. */}
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

/** Makes the button inside it close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
