/** Share a page by its canonical address (STORY-08). */
export interface ShareBarProps {
  /** The heading. */
  readonly title: string
  /** Full address of the page that is shared. */
  readonly url: string
  /** The networks, each with the address that shares there. */
  readonly targets: readonly {
    readonly id: string
    /** Name of the network, or “E-mail”. */
    readonly text: string
    readonly href: string
  }[]
  /** Opens the sheet of the device, where it has one. */
  readonly native?: { readonly label: string } | undefined
  /** Copies the address; shown where script runs. */
  readonly copy: {
    readonly label: string
    /** Said to who does not see it; left out where the application says it itself. */
    readonly copiedText?: string | undefined
    readonly onCopy?: (() => void) | undefined
    /** The browser did not let it be copied. */
    readonly onFail?: (() => void) | undefined
  }
}
