declare module 'virtual:component-tokens' {
  /** Names of custom properties without `--kx-`, by the name of the component's folder. */
  export const tokensOf: Readonly<Record<string, readonly string[]>>
}
