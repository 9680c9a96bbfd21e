/** A prop of a component that has a new name. */
export interface Rename {
  /** Version of `@kudex/ui` that deprecates the former name. */
  readonly since: string
  readonly component: string
  readonly from: string
  readonly to: string
}

/** All renames since the first release. The former names keep working until the next major version. */
export const renames: readonly Rename[] = [
  { since: '0.3.0', component: 'ProductHeader', from: 'overlineLanguage', to: 'overlineLang' },
]
