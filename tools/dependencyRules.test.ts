import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ICruiseResult, cruise } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, describe, expect, it } from 'vitest'

/**
 * Proves that each dependency rule fires. A fixture is one import that breaks the rule and one beside it that is
 * allowed; both are cruised in a small workspace of their own.
 */
interface Fixture {
  /** The file that imports, and what it imports. */
  readonly breaks: readonly [importer: string, specifier: string]
  readonly keeps: readonly [importer: string, specifier: string] | null
}

const fixtures: Readonly<Record<string, Fixture>> = {
  'no-cycles': {
    breaks: ['packages/domain/src/paths/one.ts', './two.ts'],
    keeps: ['packages/domain/src/paths/three.ts', './one.ts'],
  },
  'domain-imports-nothing-of-ours': {
    breaks: ['packages/domain/src/sites/a.ts', '@kudex/intl/messages'],
    keeps: ['packages/domain/src/sites/b.ts', '../paths/one.ts'],
  },
  'ui-imports-nothing-of-ours': {
    breaks: ['packages/ui/src/modules/a.ts', '@kudex/domain/paths'],
    keeps: ['packages/ui/src/modules/b.ts', '../components/Button.tsx'],
  },
  'starter-imports-ui-only': {
    breaks: ['packages/create-brand-site/src/a.ts', '@kudex/domain/paths'],
    keeps: ['packages/create-brand-site/src/b.ts', '@kudex/ui'],
  },
  'codemod-imports-nothing-of-ours': {
    breaks: ['packages/ui-codemod/src/a.ts', '@kudex/ui'],
    keeps: ['packages/ui-codemod/src/b.ts', './c.ts'],
  },
  'machines-import-domain-only': {
    breaks: ['packages/machines/src/basket/a.ts', '@kudex/ui'],
    keeps: ['packages/machines/src/basket/b.ts', '@kudex/domain/paths'],
  },
  'api-imports-domain-only': {
    breaks: ['packages/api/src/content/a.ts', '@kudex/machines/basket'],
    keeps: ['packages/api/src/content/b.ts', '@kudex/domain/paths'],
  },
  'intl-imports-domain-only': {
    breaks: ['packages/intl/src/messages/a.ts', '@kudex/ui'],
    keeps: ['packages/intl/src/messages/b.ts', '@kudex/domain/paths'],
  },
  'node-server-imports-domain-only': {
    breaks: ['packages/node-server/src/logging/a.ts', '@kudex/intl/messages'],
    keeps: ['packages/node-server/src/logging/b.ts', '@kudex/domain/paths'],
  },
  'services-import-domain-intl-node-server': {
    breaks: ['apps/services/src/content/a.ts', '@kudex/machines/basket'],
    keeps: ['apps/services/src/content/b.ts', '@kudex/node-server/logging'],
  },
  'service-infrastructure-imports-no-service': {
    breaks: ['apps/services/src/database/a.ts', '../content/b.ts'],
    keeps: ['apps/services/src/graphql/b.ts', '@kudex/node-server/logging'],
  },
  'only-main-imports-seeding-and-server': {
    breaks: ['apps/services/src/content/d.ts', '../seeding/b.ts'],
    keeps: ['apps/services/src/server/d.ts', '../seeding/b.ts'],
  },
  'only-identity-and-mail-use-ui': {
    breaks: ['apps/services/src/content/c.ts', '@kudex/ui'],
    keeps: ['apps/services/src/mail/c.ts', '@kudex/ui'],
  },
  'host-imports-packages-only': {
    breaks: ['apps/host/server/a.ts', '../../services/src/content/b.ts'],
    keeps: ['apps/host/server/b.ts', '@kudex/ui'],
  },
  'request-imports-domain-only': {
    breaks: ['apps/host/request/a.ts', '@kudex/intl/messages'],
    keeps: ['apps/host/request/b.ts', '@kudex/domain/paths'],
  },
  'only-request-context-names-api-types': {
    breaks: ['apps/host/request/c.ts', '@kudex/api/content'],
    keeps: ['apps/host/request/requestContext.types.ts', '@kudex/api/content'],
  },
  'features-import-packages-only': {
    breaks: ['apps/host/features/basket/a.ts', '../../server/b.ts'],
    keeps: ['apps/host/features/basket/b.ts', '@kudex/machines/basket'],
  },
  'pages-import-features-by-index': {
    breaks: ['apps/host/pages/products/a.ts', '../../features/basket/b.ts'],
    keeps: ['apps/host/pages/products/b.ts', '../../features/basket/index.ts'],
  },
  'features-import-each-other-by-index': {
    breaks: ['apps/host/features/search/a.ts', '../basket/b.ts'],
    keeps: ['apps/host/features/search/b.ts', '../basket/index.ts'],
  },
  'only-server-files-import-server': {
    breaks: ['apps/host/pages/products/c.ts', '../../server/b.ts'],
    keeps: ['apps/host/pages/products/c.server.ts', '../../server/b.ts'],
  },
  'nothing-imports-pages': {
    breaks: ['apps/host/server/c.ts', '../pages/products/b.ts'],
    keeps: ['apps/host/pages/products/d.ts', './b.ts'],
  },
  'packages-never-import-apps': {
    breaks: ['packages/domain/src/sites/c.ts', '../../../../apps/host/request/b.ts'],
    keeps: null,
  },
  'no-path-around-exports': {
    breaks: ['packages/intl/src/messages/c.ts', '../../../domain/src/paths/one.ts'],
    keeps: ['packages/intl/src/messages/d.ts', '@kudex/domain/paths'],
  },
  'radix-downshift-in-ui': {
    breaks: ['apps/host/pages/products/e.ts', '@radix-ui/react-dialog'],
    keeps: ['packages/ui/src/components/e.ts', '@radix-ui/react-dialog'],
  },
  'graphql-request-in-transport': {
    breaks: ['packages/api/src/content/e.ts', 'graphql-request'],
    keeps: ['packages/api/src/transport/e.ts', 'graphql-request'],
  },
  'oidc-client-in-api-identity': {
    breaks: ['apps/host/features/auth/e.ts', 'oidc-client-ts'],
    keeps: ['packages/api/src/identity/e.ts', 'oidc-client-ts'],
  },
  'xstate-react-in-features': {
    breaks: ['apps/host/pages/products/f.ts', '@xstate/react'],
    keeps: ['apps/host/features/auth/f.ts', '@xstate/react'],
  },
  'vike-in-host': {
    breaks: ['packages/intl/src/messages/f.ts', 'vike'],
    keeps: ['apps/host/pages/products/g.ts', 'vike'],
  },
  'hono-in-servers': {
    breaks: ['apps/host/features/auth/g.ts', 'hono'],
    keeps: ['apps/host/server/g.ts', 'hono'],
  },
  'drizzle-in-services': {
    breaks: ['apps/host/server/h.ts', 'drizzle-orm'],
    keeps: ['apps/services/src/content/h.ts', 'drizzle-orm'],
  },
  'machines-use-xstate-only': {
    breaks: ['packages/machines/src/basket/i.ts', 'react'],
    keeps: ['packages/machines/src/basket/j.ts', 'xstate'],
  },
  'domain-uses-valibot-only': {
    breaks: ['packages/domain/src/sites/i.ts', 'react'],
    keeps: ['packages/domain/src/sites/j.ts', 'valibot'],
  },
  'node-server-uses-no-browser-package': {
    breaks: ['packages/node-server/src/logging/i.ts', 'react'],
    keeps: ['packages/node-server/src/logging/j.ts', 'hono'],
  },
  resolvable: {
    breaks: ['packages/domain/src/sites/k.ts', './missing.ts'],
    keeps: ['packages/domain/src/sites/l.ts', '../paths/one.ts'],
  },
}

const workspace = mkdtempSync(join(tmpdir(), 'kudex-rules-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const { forbidden = [], options } = await extractDepcruiseConfig(
  join(import.meta.dirname, '../.dependency-cruiser.mjs'),
)
const broken = await cruiseFixtures()

describe('a dependency rule', () => {
  it('has a fixture, and each fixture a rule', () => {
    expect(new Set(forbidden.map(({ name }) => name))).toEqual(new Set(Object.keys(fixtures)))
  })

  it.each(Object.entries(fixtures))(
    '%s fires for a type-only import that breaks it, and for no other',
    (name, fixture) => {
      const importers = broken.filter((violation) => violation.rule.name === name).map(({ from }) => from)
      expect(importers).toContain(fixture.breaks[0])
      if (fixture.keeps) expect(importers).not.toContain(fixture.keeps[0])
    },
  )
})

async function cruiseFixtures() {
  writeWorkspace()
  const { output } = await cruise(['apps', 'packages'], {
    ...options,
    tsConfig: {},
    baseDir: workspace,
    ruleSet: { forbidden },
    validate: true,
  })
  return (output as ICruiseResult).summary.violations
}

function writeWorkspace(): void {
  const packages = ['react', 'xstate', '@xstate/react', 'vike', 'hono', 'drizzle-orm', 'valibot', 'graphql-request']
  for (const name of [...packages, 'oidc-client-ts', '@radix-ui/react-dialog']) {
    writeModule(`node_modules/${name}/index.js`)
    writeFile(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
  }
  const own = { domain: 'paths', intl: 'messages', machines: 'basket', api: 'content', 'node-server': 'logging' }
  for (const [name, folder] of Object.entries(own)) {
    writeModule(`packages/${name}/src/${folder}/index.ts`)
    link(`packages/${name}`, { './*': './src/*/index.ts' })
  }
  // As in the real workspace, the UI package is imported as it is built.
  writeModule('packages/ui/dist/index.js')
  link('packages/ui', { '.': './dist/index.js' })
  for (const file of [
    'packages/ui/src/components/Button.tsx',
    'apps/services/src/content/b.ts',
    'apps/services/src/seeding/b.ts',
    'apps/host/server/b.ts',
    'apps/host/request/b.ts',
    'apps/host/features/basket/b.ts',
    'apps/host/features/basket/index.ts',
    'apps/host/pages/products/b.ts',
  ])
    writeModule(file)
  writeFile('packages/domain/src/paths/two.ts', "import type { Own } from './one.ts'\nexport type Value = Own\n")
  for (const { breaks, keeps } of Object.values(fixtures)) {
    for (const [importer, specifier] of keeps ? [breaks, keeps] : [breaks]) {
      writeFile(importer, `import type { Value } from '${specifier}'\nexport type Own = Value\n`)
    }
  }
}

function link(folder: string, exports: Readonly<Record<string, string>>): void {
  const name = `@kudex/${folder.slice('packages/'.length)}`
  writeFile(`${folder}/package.json`, JSON.stringify({ name, exports }))
  const target = join(workspace, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(join(workspace, folder), target)
}

function writeModule(file: string): void {
  writeFile(file, 'export const value = 1\n')
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), text)
}
