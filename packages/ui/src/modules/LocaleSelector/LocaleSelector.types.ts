/** Selector of country and language; stays on the same page (NAV-23). */
export interface LocaleSelectorProps {
  /** Words on controls and words that are only read out. */
  readonly labels: {
    /** Name of the button, for example “Country and language”. */
    readonly open: string
    readonly close: string
    readonly title: string
    readonly description?: string | undefined
  }
  /** What the button shows: short, for example “CH · DE”. */
  readonly currentText: string
  /** Regions with their countries and languages. */
  readonly groups: readonly LocaleSelectorGroup[]
  /**
   * Where the choice goes when options carry no address: a native form, one button per option.
   * Options with `href` are plain links and need no form.
   */
  readonly form?:
    | {
        readonly action: string
        readonly method: 'get' | 'post'
        readonly name: string
        readonly hiddenFields?: Readonly<Record<string, string>> | undefined
      }
    | undefined
  /** Where the panel opens; `top` for selectors in a footer. */
  readonly placement?: 'bottom' | 'top' | undefined
}

/** A region of the world, or the international offer. */
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
