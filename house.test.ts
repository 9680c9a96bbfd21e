import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The house rules that no tool knows. They read the files that git tracks or would track, as text; each names the
 * file and line that breaks it.
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

  it.each(folders)('%s has a component, stories and a page of documentation', (folder) => {
    const name = basename(folder)
    const missing = ['.tsx', '.stories.tsx', '.mdx']
      .map((ending) => `${folder}/${name}${ending}`)
      .filter((file) => !existsSync(join(root, file)))
    expect(missing).toEqual([])
  })

  it.each(folders)('%s is documented in the one order, from what it is for to its tokens', (folder) => {
    const page = read(`${folder}/${basename(folder)}.mdx`)
    const order = ['<Subtitle>', 'Status: **', '<Canvas of=', ...sectionsOfDocs.map((section) => `\n## ${section}\n`)]
    expect(order.map((part) => page.indexOf(part)).filter((at) => at === -1)).toEqual([])
    expect(order.toSorted((a, b) => page.indexOf(a) - page.indexOf(b))).toEqual(order)
    expect(page.match(/^## .+$/gm)?.map((title) => title.slice(3))).toEqual(sectionsOfDocs)
  })

  it.each(folders)('%s is draft, ready, or deprecated with what takes its place', (folder) => {
    const name = basename(folder)
    const [, status, replacement] =
      /^Status: \*\*(draft|ready|deprecated)\*\*(?: → `(\w+)`)?$/m.exec(read(`${folder}/${name}.mdx`)) ?? []
    expect(status).toBeDefined()
    if (status !== 'deprecated') return
    const names = folders.map((other) => basename(other))
    expect(names).toContain(replacement)
    expect(read(`${folder}/${name}.tsx`)).toContain(`@deprecated Use \`${replacement}\``)
  })

  it.each(folders.filter((folder) => !wordless.has(basename(folder))))(
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

  it.each(folders.filter((folder) => reactsToTheMouse(folder) && !metElsewhere.has(basename(folder))))(
    '%s shows how it looks under the mouse and with the focus',
    (folder) => {
      expect(read(`${folder}/${basename(folder)}.stories.tsx`)).toMatch(/^export const HoverAndFocus: Story/m)
    },
  )

  it.each(folders)('%s titles its stories after its folder', (folder) => {
    const kind = basename(dirname(folder)) === 'modules' ? 'Modules' : 'Components'
    expect(read(`${folder}/${basename(folder)}.stories.tsx`)).toContain(`title: '${kind}/${basename(folder)}'`)
  })
})

/** What shows no words: a drawing, a grey stand-in, the sign of a brand, which no language changes. */
const wordless = new Set(['Icon', 'Skeleton', 'Logo'])

/** What fills a page, stands at its edge or opens over it cannot stand three times beside itself; a text's links are `Link`'s. */
const metElsewhere = new Set(['Header', 'IdentityPage', 'Lightbox', 'Menu', 'Prose', 'SideButtons'])

function reactsToTheMouse(folder: string): boolean {
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
  'Props',
  'Tokens',
]

describe('the UI package', () => {
  it('knows no colour outside its tokens', () => {
    const styles = production(/^packages\/ui\/src\/(components|modules)\/.*\.css\.ts$/)
    expect(styles.length).toBeGreaterThan(20)
    expect(findLines(styles, /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i)).toEqual([])
  })

  it('speaks no language: no literal text between tags', () => {
    const components = production(/^packages\/ui\/src\/(components|modules)\/.*\.tsx$/)
    expect(components.length).toBeGreaterThan(20)
    expect(findLines(components, />\s*[A-Za-z]{2,}[^<>{}=]*<\/[a-zA-Z]/)).toEqual([])
    expect(findLines(components, /\b(aria-label|alt|title|placeholder)="[A-Za-z]/)).toEqual([])
  })

  it('keeps React effects from reading a router, a store or the network', () => {
    expect(
      findLines(production(/^packages\/ui\/src\/.*\.tsx?$/), /\b(localStorage|sessionStorage|fetch\(|history\.push)/),
    ).toEqual([])
  })
})

describe('the law of dependency', () => {
  it('lets only the api package, the services and the server of the host fetch', () => {
    const elsewhere = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/^packages\/api\/|^apps\/host\/server\/|^apps\/services\//.test(file),
    )
    expect(findLines(elsewhere, /(?<![\w.])fetch\((?!\))/)).toEqual([])
  })

  it('decides by what a site has, never by which site it is', () => {
    const elsewhere = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/^packages\/domain\/src\/sites\/|\/seed\//.test(file),
    )
    expect(findLines(elsewhere, /site\.(id|slug|name|technicalName)\s*[!=]==\s*['"`]/)).toEqual([])
  })

  it('uses default exports only where a tool wants them', () => {
    const free = production(/^(apps|packages)\/.*\.tsx?$/).filter(
      (file) => !/\.config\.ts$|\/pages\/(.*\/)?\+|\.storybook\/|codegen/.test(file),
    )
    expect(findLines(free, /^export default /)).toEqual([])
  })

  it('leaves no package by a relative path', () => {
    const escapes = source(/^(apps|packages)\/[^/]+\/.*\.tsx?$/).flatMap((file) => {
      const depth = file.split('/').length - 3
      return [...read(file).matchAll(/from '((?:\.\.\/)+)/g)]
        .filter(([, ups]) => (ups?.length ?? 0) / 3 > depth)
        .map(() => file)
    })
    expect(escapes).toEqual([])
  })
})

describe('the repository', () => {
  it('names no registry in its lock file', () => {
    expect(read('pnpm-lock.yaml').match(/https?:\/\/[^\s'"]+/g) ?? []).toEqual([])
  })

  it('carries no path of one machine', () => {
    expect(
      findLines(
        source(/\.(tsx?|mjs|json|ya?ml)$/).filter((file) => file !== 'house.test.ts'),
        /(?<![\w.])\/(home|Users|work)\/[a-z]+\//,
      ),
    ).toEqual([])
  })

  it('pins every dependency to one version', () => {
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
