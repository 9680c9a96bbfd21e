import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The theme contract: names of all custom properties that a brand sets. The CSS names (`--kx-color-ink`) are public, so
 * that consumers without vanilla-extract can read and override them.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      sunken: null,
      ink: null,
      inkMuted: null,
      line: null,
      lineStrong: null,
      hover: null,
      signal: null,
      signalHover: null,
      onSignal: null,
      signalInk: null,
      signalTint: null,
      solid: null,
      solidHover: null,
      onSolid: null,
      focus: null,
      success: null,
      successTint: null,
      warning: null,
      warningTint: null,
      danger: null,
      dangerTint: null,
      info: null,
      infoTint: null,
      media: null,
      mediaLight: null,
      skeleton: null,
      scrim: null,
    },
    font: { display: null, text: null, mono: null },
    weight: { text: null, strong: null, display: null },
    tracking: { display: null, title: null, text: null },
    radius: { control: null, floating: null },
    space: {
      '0': null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '5': null,
      '6': null,
      '7': null,
      '8': null,
      '9': null,
      gutter: null,
      column: null,
      section: null,
      block: null,
    },
    size: {
      controlSmall: null,
      control: null,
      controlLarge: null,
      container: null,
      narrow: null,
      icon: null,
      hairline: null,
    },
    type: {
      display: { size: null, leading: null },
      title1: { size: null, leading: null },
      title2: { size: null, leading: null },
      title3: { size: null, leading: null },
      title4: { size: null, leading: null },
      lead: { size: null, leading: null },
      body: { size: null, leading: null },
      small: { size: null, leading: null },
      caption: { size: null, leading: null },
    },
    duration: { fast: null, medium: null, slow: null },
    easing: { standard: null, exit: null },
    shadow: { floating: null, overlay: null },
  },
  (_value, path) => `kx-${path.map(toKebab).join('-')}`,
)

function toKebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
