/** Colour value of a design token (DTCG 2025.10), always with its hex form. */
export type ColorValue = { colorSpace: string; components: number[]; alpha: number; hex: string }

/** Length value of a design token. */
export type DimensionValue = { value: number; unit: string }

/** A token whose type is inherited from its group. */
export type Token<Value> = { $value: Value; $extensions?: Record<string, { min: DimensionValue; max: DimensionValue }> }

/** Names of all colours; every brand sets each in both schemes. */
export const colorNames = [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'inkMuted',
  'line',
  'lineStrong',
  'hover',
  'signal',
  'signalHover',
  'onSignal',
  'signalInk',
  'signalTint',
  'solid',
  'solidHover',
  'onSolid',
  'focus',
  'success',
  'successTint',
  'warning',
  'warningTint',
  'danger',
  'dangerTint',
  'info',
  'infoTint',
  'media',
  'mediaLight',
  'skeleton',
  'scrim',
] as const

/** Name of a colour of the contract. */
export type ColorName = (typeof colorNames)[number]

/** The two schemes of every brand. */
export const schemes = ['light', 'dark'] as const

/** A colour scheme. */
export type Scheme = (typeof schemes)[number]

/** The colours of one brand in one scheme. */
export type ColorTokens = { $type: string } & Record<ColorName, Token<ColorValue>>

type Group<Names extends string, Value> = { $type: string } & Record<Names, Token<Value>>

/** A brand's token file. */
export type BrandTokens = {
  $description: string
  font: Group<'display' | 'text', string[]>
  weight: Group<'text' | 'strong' | 'display', number>
  tracking: Group<'display' | 'title' | 'text', number>
  radius: Group<'control' | 'floating', DimensionValue>
  scheme: Record<Scheme, { color: ColorTokens }>
}
