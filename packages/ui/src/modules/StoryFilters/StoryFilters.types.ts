/** Category and “videos only” (STORY-03, STORY-04). */
export interface StoryFiltersProps {
  /** Accessible name of the filters. */
  readonly label: string
  /** URL of the list; filters are query parameters. */
  readonly action: string
  /** Category options. */
  readonly category: {
    readonly label: string
    readonly name: string
    readonly value: string
    /** Options; the first one means all. */
    readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string | undefined }[]
  }
  /** Switch for stories with a video. */
  readonly videosOnly: { readonly label: string; readonly name: string; readonly isOn: boolean }
  /** Text of the submit button without script. */
  readonly submitText: string
  /** Number of results; announced on changes. */
  readonly resultText?: string | undefined
  /** Called with the filters instead of a page load. */
  readonly onChange?: ((filters: { category: string; videosOnly: boolean }) => void) | undefined
}
