declare module 'virtual:component-tokens' {
  /** Names of custom properties without `--kx-`, by the name of the component's folder. */
  export const tokensOf: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:changes' {
  /** Notes of changes that no release has taken up yet, as Markdown. */
  export const comingNotes: readonly string[]
  /** The released changes, as Markdown. */
  export const changelog: string
  /** Every component and module with its status. */
  export const componentStatus: readonly {
    readonly kind: string
    readonly name: string
    readonly status: string
    readonly purpose: string
    readonly replacement?: string
    /** Keys and what they do, from the documentation, with their tests. */
    readonly keys: readonly import('./keys/listKeys.js').KeyRow[]
  }[]
}

declare module 'virtual:props' {
  /** Props by the name of their component, once its stories are loaded. */
  export const propsOf: Readonly<Record<string, readonly import('./props/listProps.js').PropDocs[]>>
}

declare module 'virtual:history' {
  export interface ComponentFiles {
    readonly changes: readonly import('./history/toHistory.js').Change[]
    readonly files: readonly { readonly path: string; readonly text: string }[]
  }
  /** Bytes and times of every exported component, largest first. */
  export const costs: readonly import('./history/historyPlugin.js').Cost[]
  /** First versions by component; undefined before the first release. */
  export const sinceOf: Readonly<Record<string, string | undefined>>
  export const loadHistory: Readonly<Record<string, () => Promise<ComponentFiles>>>
}

declare module 'virtual:guide-texts' {
  export const guideTexts: readonly import('./find/findPages.js').GuideText[]
}

declare module 'virtual:documents' {
  /** Documentation pages in the order of the side bar. */
  export const documents: readonly {
    readonly id: string
    readonly title: string
    readonly load: () => Promise<{ readonly default: import('react').ComponentType }>
  }[]
}

declare module '@storybook/addon-docs/mdx-loader' {
  /** Storybook's compiler of MDX as a loader of webpack; calls back with the code of a module. */
  export default function compile(
    this: {
      readonly resourcePath: string
      readonly getOptions: () => object
      readonly async: () => (error: Error | null, code?: string) => void
    },
    source: string,
  ): Promise<void>
}
