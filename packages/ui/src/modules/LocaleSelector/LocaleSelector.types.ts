/** Selector of country and language that keeps the current page (NAV-23). */
export interface LocaleSelectorProps {
  /** Texts of controls and announcements. */
  readonly labels: {
    /** Name of the button, for example “Country and language”. */
    readonly open: string
    readonly close: string
    readonly title: string
    readonly description?: string | undefined
  }
  /** Short text of the button, for example “CH · DE”. */
  readonly currentText: string
  /** Regions with their countries and languages. */
  readonly groups: readonly LocaleSelectorGroup[]
  /** Action of the native form for options without `href`: one submit button per option. */
  readonly form?:
    | {
        readonly action: string
        readonly method: 'get' | 'post'
        readonly name: string
        readonly hiddenFields?: Readonly<Record<string, string>> | undefined
      }
    | undefined
  /** Side of the panel; `top` for selectors in a footer. */
  readonly placement?: 'bottom' | 'top' | undefined
}

/** A region of the world, or “International”. */
export interface LocaleSelectorGroup {
  readonly id: string
  readonly title?: string | undefined
  readonly countries: readonly {
    readonly countryCode: string
    readonly name: string
    readonly languages: readonly LocaleSelectorOption[]
  }[]
}

export interface LocaleSelectorOption {
  /** The locale's urlCode. */
  readonly value: string
  readonly text: string
  /** Language of `text`, for pronunciation. */
  readonly lang: string
  readonly href?: string | undefined
  readonly isCurrent?: boolean | undefined
}
