/** Category and “videos only” (STORY-03, STORY-04). */
export interface StoryFiltersProps {
  /** Names the group of filters. */
  readonly label: string
  /** Address of the list; the filters travel in its query. */
  readonly action: string
  /** The choice of a category. */
  readonly category: {
    readonly label: string
    readonly name: string
    readonly value: string
    /** The first one is all. */
    readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string | undefined }[]
  }
  /** The choice of stories with a video. */
  readonly videosOnly: { readonly label: string; readonly name: string; readonly isOn: boolean }
  /** Sends the filters where no script runs. */
  readonly submitText: string
  /** How many stories fit, read out when it changes. */
  readonly resultText?: string | undefined
  /** Takes the filters at once, instead of a page load. */
  readonly onChange?: ((filters: { category: string; videosOnly: boolean }) => void) | undefined
}
