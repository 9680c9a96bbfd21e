/** Share a page by its canonical address (STORY-08). */
export interface ShareBarProps {
  /** Heading. */
  readonly title: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Services with their sharing URLs. */
  readonly targets: readonly {
    readonly id: string
    /** Name of the service, or “E-mail”. */
    readonly text: string
    readonly href: string
  }[]
  /** Opens the native share sheet, if supported. */
  readonly native?: { readonly label: string } | undefined
  /** Copies the URL; rendered with script only. */
  readonly copy: {
    readonly label: string
    /** Announced after copying; omit it if the application announces it. */
    readonly copiedText?: string | undefined
    readonly onCopy?: (() => void) | undefined
    /** Called if the browser refuses clipboard access. */
    readonly onFail?: (() => void) | undefined
  }
}
