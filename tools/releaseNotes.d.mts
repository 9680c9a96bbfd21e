interface Note {
  readonly summary: string
  readonly type: string
}

export function writeSection(version: string, notes: readonly Note[]): string
export function addToChangelog(changelog: string, version: string, section: string): string
export function addFirstVersions(
  since: Readonly<Record<string, string>>,
  names: readonly string[],
  version: string,
): Record<string, string>
export function toPublishArguments(
  tarball: string,
  environment: { readonly KUDEX_REGISTRY: string; readonly SIGSTORE_ID_TOKEN?: string },
): string[]
