import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Conventions that no tool checks. The tests read the files that git tracks or would track; each failure names the file
 * and line.
 */
const root = import.meta.dirname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const source = (pattern: RegExp) => files.filter((file) => pattern.test(file) && !/\/generated\/|\/dist\//.test(file))
const production = (pattern: RegExp) =>
  source(pattern).filter((file) => !/\.(test|stories)\.tsx?$|\.test\/|stories-assets|\/testing\//.test(file))

function findLines(candidates: readonly string[], pattern: RegExp): string[] {
  return candidates.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
}

describe('a folder of the UI package is complete', () => {
  const folders = ['components', 'modules'].flatMap((kind) =>
    readdirSync(join(root, 'packages/ui/src', kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map((entry) => `packages/ui/src/${kind}/${entry.name}`),
  )

  it.each(folders)('%s has a component, stories and documentation', (folder) => {
    const name = basename(folder)
    const missing = ['.tsx', '.stories.tsx', '.mdx']
      .map((ending) => `${folder}/${name}${ending}`)
      .filter((file) => !existsSync(join(root, file)))
    expect(missing).toEqual([])
  })

  it.each(folders)('%s has the sections of documentation in their order', (folder) => {
    const page = read(`${folder}/${basename(folder)}.mdx`)
    const order = ['<Subtitle>', 'Status: **', '<Canvas of=', ...sectionsOfDocs.map((section) => `\n## ${section}\n`)]
    expect(order.map((part) => page.indexOf(part)).filter((at) => at === -1)).toEqual([])
    expect(order.toSorted((a, b) => page.indexOf(a) - page.indexOf(b))).toEqual(order)
    expect(page.match(/^## .+$/gm)?.map((title) => title.slice(3))).toEqual(sectionsOfDocs)
  })

  it.each(folders)('%s has a status: draft, ready, or deprecated with its replacement', (folder) => {
    const name = basename(folder)
    const [, status, replacement] =
      /^Status: \*\*(draft|ready|deprecated)\*\*(?: → `(\w+)`)?$/m.exec(read(`${folder}/${name}.mdx`)) ?? []
    expect(status).toBeDefined()
    if (status !== 'deprecated') return
    const names = folders.map((other) => basename(other))
    expect(names).toContain(replacement)
    expect(read(`${folder}/${name}.tsx`)).toContain(`@deprecated Use \`${replacement}\``)
  })

  it('is draft until an app mounts it, and ready from then on', () => {
    const names = folders.map((folder) => basename(folder))
    const mounted = listMounted(names)
    const statusOf = (name: string) =>
      /^Status: \*\*(\w+)/m.exec(read(`${folders.find((folder) => basename(folder) === name)}/${name}.mdx`))?.[1]
    expect(names.filter((name) => statusOf(name) === 'draft' && mounted.has(name))).toEqual([])
    expect(names.filter((name) => statusOf(name) === 'ready' && !mounted.has(name))).toEqual([])
  })

  it.each(folders.filter((folder) => !withoutText.has(basename(folder))))(
    '%s has a story in Chinese, and one in long German on the smallest phone',
    (folder) => {
      const stories = files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'))
        .map(read)
        .join('\n')
      const missing = [
        /^export const Chinese: Story/m,
        /^export const LongGerman: Story/m,
        /phone320|smallestPhone|inLongGerman\(/,
      ]
      expect(missing.filter((pattern) => !pattern.test(stories))).toEqual([])
    },
  )

  it.each(folders.filter((folder) => hasHoverStyles(folder) && !withoutHoverStory.has(basename(folder))))(
    '%s has a story for hover and focus',
    (folder) => {
      expect(read(`${folder}/${basename(folder)}.stories.tsx`)).toMatch(/^export const HoverAndFocus: Story/m)
    },
  )

  it.each(folders)('%s titles its stories after its folder', (folder) => {
    const kind = basename(dirname(folder)) === 'modules' ? 'Modules' : 'Components'
    expect(read(`${folder}/${basename(folder)}.stories.tsx`)).toContain(`title: '${kind}/${basename(folder)}'`)
  })
})

/** Folders of the UI package whose exports an app imports, or that a mounted folder imports. */
function listMounted(names: readonly string[]): ReadonlySet<string> {
  const apps = production(/^apps\/.*\.tsx?$/)
    .map(read)
    .flatMap((text) => [...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from '@kudex\/ui'/g)])
    .flatMap(([, imported = '']) => imported.split(',').map((name) => name.replace(/^\s*type\s|\s/g, '')))
  const exported = new Map(names.map((name) => [name, folderSources(name)]))
  const mounted = new Set(
    names.filter((name) =>
      apps.some((used) => new RegExp(`export (const|function) ${used}\\b`).test(exported.get(name) ?? '')),
    ),
  )
  // A set visits what is added while it is iterated.
  for (const name of mounted)
    for (const [, used = ''] of (exported.get(name) ?? '').matchAll(
      /from '(?:\.\.\/)+(?:\w+\/)*([A-Z]\w+)\/\w+(?:\.css)?\.js'/g,
    ))
      if (exported.has(used)) mounted.add(used)
  return mounted
}

function folderSources(name: string): string {
  return production(new RegExp(`^packages/ui/src/(components|modules)/${name}/.*\\.tsx?$`))
    .map(read)
    .join('\n')
}

/** Components without text: they look the same in every language. */
const withoutText = new Set(['Icon', 'Skeleton', 'Logo'])

/** Components that cannot be shown three times side by side: they fill the page, its edge or an overlay. Links in `Prose` are `Link`'s. */
const withoutHoverStory = new Set(['Header', 'IdentityPage', 'Lightbox', 'Menu', 'Prose', 'SideButtons'])

function hasHoverStyles(folder: string): boolean {
  return files.some(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.css.ts') && read(file).includes(':hover'),
  )
}

const sectionsOfDocs = [
  'Anatomy',
  'Variants',
  'States',
  'Do and don’t',
  'Content rules',
  'Keyboard',
  'Accessibility',
  'Known limits',
  'Props',
  'Tokens',
  'Source and changes',
]

describe('the UI package', () => {
  it('has no colour outside its tokens', () => {
    const styles = production(/^packages\/ui\/src\/(components|modules)\/.*\.css\.ts$/)
    expect(styles.length).toBeGreaterThan(20)
    expect(findLines(styles, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i)).toEqual([])
  })

  it('has the same layout mirrored from right to left: styles name start and end, not left and right', () => {
    const styles = production(/^packages\/ui\/src\/.*\.css\.ts$/)
    const physical =
      /\b(left|right)\s*:|\b(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)|border(Top|Bottom)(Left|Right)Radius|(textAlign|float|clear): '(left|right)'/
    // The crosses in the corners of a picture are drawn with gradients and look the same from both sides.
    expect(findLines(styles, physical).filter((line) => !line.includes('cornerCross('))).toEqual([])
  })

  it('uses neither storage, network nor history', () => {
    expect(
      findLines(production(/^packages\/ui\/src\/.*\.tsx?$/), /\b(localStorage|sessionStorage|fetch\(|history\.push)/),
    ).toEqual([])
  })
})

describe('the code', () => {
  it('fetches only in the api package, the services and the server of the host', () => {
    const elsewhere = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/^packages\/(api|ui\/checks)\/|^apps\/host\/server\/|^apps\/services\//.test(file),
    )
    expect(findLines(elsewhere, /(?<![\w.])fetch\((?!\))/)).toEqual([])
  })

  it('compares no id, slug or name of a site outside of domain/sites', () => {
    const elsewhere = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/^packages\/domain\/src\/sites\/|\/seed\//.test(file),
    )
    expect(findLines(elsewhere, /site\.(id|slug|name|technicalName)\s*[!=]==\s*['"`]/)).toEqual([])
  })

  it('has default exports only where a tool requires them', () => {
    const free = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/\.config\.ts$|\/pages\/(.*\/)?\+|\.storybook\/|\/examples\/|codegen/.test(file),
    )
    expect(findLines(free, /^export default /)).toEqual([])
  })
})

describe('the docs', () => {
  it('link to files that exist', () => {
    const broken = source(/\.md$/).flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .filter(([, target = '']) => !existsSync(join(root, dirname(file), target)))
        .map(([, target]) => `${file}: ${target}`),
    )
    expect(broken).toEqual([])
  })
})

describe('the demo content', () => {
  it('names the signal colours of the brands as they are', () => {
    const portal = read('apps/services/seed/demo/sites/brandPortalGuidelines.ts')
    const signals = source(/packages\/ui\/src\/foundations\/tokens\/(?!base)[a-z-]+\.tokens\.json$/).flatMap((file) => {
      const { scheme } = JSON.parse(read(file)) as BrandFile
      return [scheme.light, scheme.dark].map(({ color }) => color.signal.$value.hex.toUpperCase())
    })
    expect(signals).toHaveLength(12)
    expect(signals.filter((hex) => !portal.includes(`'${hex}'`))).toEqual([])
  })
})

interface BrandFile {
  readonly scheme: Record<'light' | 'dark', { color: { signal: { $value: { hex: string } } } }>
}

describe('the repository', () => {
  it('has no registry host in its lock file', () => {
    expect(read('pnpm-lock.yaml').match(/https?:\/\/[^\s'"]+/g) ?? []).toEqual([])
  })

  it('has no path of one machine', () => {
    expect(
      findLines(
        source(/\.(tsx?|mjs|json|ya?ml)$/).filter((file) => file !== 'conventions.test.ts'),
        /(?<![\w.])\/(home|Users|work)\/[a-z]+\//,
      ),
    ).toEqual([])
  })

  it('pins every dependency to an exact version', () => {
    const loose = files
      .filter((file) => file.endsWith('package.json') && !file.includes('node_modules'))
      .flatMap((file) => {
        const {
          dependencies = {},
          devDependencies = {},
          optionalDependencies = {},
        } = JSON.parse(read(file)) as Record<string, Record<string, string>>
        return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
          .filter(
            ([, version]) =>
              !/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*|file:build\/[\w-]+\.tgz|npm:.*@\d+\.\d+\.\d+)$/.test(version),
          )
          .map(([name, version]) => `${file}: ${name} ${version}`)
      })
    expect(loose).toEqual([])
  })
})
