interface Note {
  readonly summary: string
  readonly type: string
}

export function writeSection(version: string, notes: readonly Note[]): string
export function addToChangelog(changelog: string, version: string, section: string): string
export function toPublishArguments(
  tarball: string,
  environment: { readonly KUDEX_REGISTRY: string; readonly SIGSTORE_ID_TOKEN?: string },
): string[]
