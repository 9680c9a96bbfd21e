import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of the translated catalogues. */
export const cataloguesFolder = fileURLToPath(new URL('../catalogues', import.meta.url))

/** Folder of the compiled catalogues. */
export const compiledFolder = fileURLToPath(new URL('../compiled', import.meta.url))

/**
 * Owners of messages, each with its own catalogue. The host's messages are split: browsers load those of the layout
 * with the first view, the others with the pages that use them (`+texts.ts`).
 */
export type MessageOwner =
  | 'host'
  | 'products'
  | 'finder'
  | 'comparison'
  | 'editorial'
  | 'portal'
  | 'editor'
  | 'search'
  | 'forms'
  | 'contacts'
  | 'consent'
  | 'news-feed'
  | 'blocks'
  | 'flash'
  | 'policies'
  | 'services'

export const messageOwners: readonly MessageOwner[] = [
  'host',
  'products',
  'finder',
  'comparison',
  'editorial',
  'portal',
  'editor',
  'search',
  'forms',
  'contacts',
  'consent',
  'news-feed',
  'blocks',
  'flash',
  'policies',
  'services',
]

/** The files that declare messages, relative to the root. */
export function findMessageFiles(owner: MessageOwner): string[] {
  if (owner === 'services') return find(['apps/services/**/*.messages.ts'])
  if (owner !== 'host') return find(partsOfHost[owner])
  const others = new Set(find(Object.values(partsOfHost).flat()))
  return find(['apps/host/**/*.messages.ts']).filter((file) => !others.has(file))
}

/** Message files of some pages of the host; all other files are loaded with every page. */
const partsOfHost: Readonly<Record<Exclude<MessageOwner, 'host' | 'services'>, readonly string[]>> = {
  products: [
    'apps/host/pages/shared/catalogue/{catalogue,listing/listing}.messages.ts',
    'apps/host/features/basket/productAction.messages.ts',
  ],
  finder: ['apps/host/pages/products/finder/finder.messages.ts'],
  comparison: [
    'apps/host/features/basket/basket.messages.ts',
    'apps/host/pages/comparison/comparison.messages.ts',
    'apps/host/server/routes/comparison/comparison.messages.ts',
  ],
  editorial: ['apps/host/pages/shared/editorial/*.messages.ts', 'apps/host/server/routes/feeds/feeds.messages.ts'],
  search: ['apps/host/features/search/search.messages.ts'],
  forms: ['apps/host/pages/forms/forms.messages.ts', 'apps/host/features/uploads/upload.messages.ts'],
  contacts: ['apps/host/features/contact/contact.messages.ts'],
  consent: ['apps/host/features/third-parties/consent.messages.ts'],
  flash: ['apps/host/features/flash/flash.messages.ts'],
  blocks: ['apps/host/pages/shared/blocks/**/*.messages.ts'],
  policies: ['packages/intl/src/policies/*.messages.ts'],
  'news-feed': ['apps/host/features/news-feed/newsFeed.messages.ts'],
  editor: ['apps/host/pages/editor/**/*.messages.ts', 'apps/host/features/{authoring,renewal}/**/*.messages.ts'],
  portal: [
    'apps/host/features/auth/{callback,dashboard,logout,signIn}.messages.ts',
    'apps/host/features/account/*.messages.ts',
    'apps/host/pages/mykomax/**/*.messages.ts',
    'apps/host/features/{machines,portal,tickets,user-admin}/**/*.messages.ts',
  ],
}

/** Throws if a pattern finds nothing: texts of moved files would become part of what every page loads. */
function find(patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, {
      cwd: repositoryRoot,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    })
    if (found.length === 0) throw new Error(`No file with texts at ${pattern}`)
    return found
  })
  return files.toSorted()
}
