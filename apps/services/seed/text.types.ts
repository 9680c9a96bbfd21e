/** A text per language. English and German are complete; the others fall back. */
export interface Localized {
  en: string
  de: string
  fr?: string
  zh?: string
  ja?: string
  es?: string
  pt?: string
  cs?: string
  hu?: string
  ro?: string
  sk?: string
}

/** A plain string is the same in every language (names, numbers). */
export type Text = string | Localized

/** Name of a picture: the file `seed/pictures/{name}.webp`. */
export type PictureName = string

export type LanguageCode = 'en' | 'de' | 'fr' | 'zh' | 'ja' | 'es' | 'pt' | 'cs' | 'hu' | 'ro' | 'sk'
export type SeedMeasurementSystem = 'dim_metric' | 'dim_imperial'
