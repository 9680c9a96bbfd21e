declare module 'subset-font' {
  /** Reduces a font to the given characters (HarfBuzz); pins the axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Buffer>
}
