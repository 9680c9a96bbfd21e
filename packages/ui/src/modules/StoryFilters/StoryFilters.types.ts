/** Category and “videos only” (STORY-03, STORY-04). */
export interface StoryFiltersProps {
  /** Names the group of filters. */
  readonly label: string
  readonly action: string
  readonly category: {
    readonly label: string
    readonly name: string
    readonly value: string
    /** The first one is all. */
    readonly options: readonly { readonly value: string; readonly text: string }[]
  }
  readonly videosOnly: { readonly label: string; readonly name: string; readonly isOn: boolean }
  /** Sends the filters where no script runs. */
  readonly submitText: string
  readonly resultText?: string | undefined
  readonly onChange?: ((filters: { category: string; videosOnly: boolean }) => void) | undefined
}
