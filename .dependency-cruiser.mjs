// The dependency rules of docs/architecture.md. tools/dependencyRules.test.ts proves that each of them fires.

const tests = String.raw`\.(test|stories)\.tsx?$|/testing/`
const ownCode = '^(packages|apps)/'

/** Code below `from` may import these folders of ours and nothing else of ours. */
const onlyImports = (name, comment, from, allowed = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ownCode, pathNot: [from, ...allowed] },
})

/** Only code below `folders` may import these npm packages. */
const livesIn = (name, comment, packages, folders) => ({
  name,
  comment,
  severity: 'error',
  from: { path: ownCode, pathNot: [tests, ...folders] },
  to: { path: `node_modules/(${packages})/` },
})

const domain = '^packages/domain/'
const infrastructure = '^apps/services/src/(database|feeds|graphql|http|jobs|localization|rate-limits)/'
const infrastructureInputs = String.raw`^apps/services/(src/(limits|packageFolder|service\.types)|seed/seed\.types)\.ts$`

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Dependencies point one way; type-only imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    onlyImports('domain-imports-nothing-of-ours', 'Business rules depend on no other package.', domain),
    onlyImports('ui-imports-nothing-of-ours', 'The UI package is presentational and published.', '^packages/ui/'),
    onlyImports(
      'starter-imports-ui-only',
      'It is published and knows no site of ours.',
      '^packages/create-brand-site/',
      ['^packages/ui/'],
    ),
    onlyImports('codemod-imports-nothing-of-ours', 'It only reads code that uses ui.', '^packages/ui-codemod/'),
    onlyImports('machines-import-domain-only', 'Machines get everything else as actors.', '^packages/machines/', [
      domain,
    ]),
    onlyImports('api-imports-domain-only', 'Clients map the wire to domain types.', '^packages/api/', [domain]),
    onlyImports('intl-imports-domain-only', 'Messages and formats know locales only.', '^packages/intl/', [domain]),
    onlyImports('node-server-imports-domain-only', 'Both server processes build on it.', '^packages/node-server/', [
      domain,
    ]),
    onlyImports(
      'services-import-domain-intl-node-server',
      'Services do not know the host or its packages.',
      '^apps/services/',
      [domain, '^packages/intl/', '^packages/node-server/', '^packages/ui/'],
    ),
    onlyImports(
      'service-infrastructure-imports-no-service',
      'Services build on the database, jobs and GraphQL, not the other way round.',
      infrastructure,
      [domain, '^packages/node-server/', infrastructureInputs],
    ),
    {
      name: 'only-main-imports-seeding-and-server',
      comment: 'They know every service; services know neither.',
      severity: 'error',
      from: {
        path: '^apps/services/src/[^/]+/',
        pathNot: [tests, '^apps/services/src/(seeding|server)/'],
      },
      to: { path: '^apps/services/src/(seeding|server)/' },
    },
    {
      name: 'only-identity-and-mail-use-ui',
      comment: 'The other services render nothing.',
      severity: 'error',
      from: { path: '^apps/services/', pathNot: '^apps/services/src/(identity|mail)/' },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'host-imports-packages-only',
      comment: 'Services are reached over HTTP.',
      severity: 'error',
      from: { path: '^apps/host/' },
      to: { path: '^apps/(?!host/)' },
    },
    {
      name: 'request-imports-domain-only',
      comment: 'Resolving a request is pure. The request context names the types of the API clients.',
      severity: 'error',
      from: { path: '^apps/host/request/', pathNot: tests },
      to: { path: ownCode, pathNot: ['^apps/host/request/', domain, '^packages/api/'] },
    },
    {
      name: 'only-request-context-names-api-types',
      comment: 'Data functions get the API clients in the request context.',
      severity: 'error',
      from: { path: '^apps/host/request/', pathNot: [tests, String.raw`/requestContext\.types\.ts$`] },
      to: { path: '^packages/api/' },
    },
    {
      name: 'features-import-packages-only',
      comment: 'A feature knows neither pages nor the server.',
      severity: 'error',
      from: { path: '^apps/host/features/', pathNot: tests },
      to: { path: '^apps/host/(pages|server)/' },
    },
    {
      name: 'pages-import-features-by-index',
      comment: 'The public interface of a feature is its index.ts.',
      severity: 'error',
      from: { path: '^apps/host/pages/', pathNot: tests },
      to: {
        path: '^apps/host/features/',
        pathNot: String.raw`^apps/host/features/([^/]+/index|[^/]+)\.tsx?$`,
      },
    },
    {
      name: 'features-import-each-other-by-index',
      // Features import the parts of `shared` one by one: with its index all of them would be in the first view.
      comment: 'The public interface of a feature is its index.ts.',
      severity: 'error',
      from: { path: '^apps/host/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/host/features/([^/]+)/',
        pathNot: [
          '^apps/host/features/$1/',
          '^apps/host/features/shared/',
          String.raw`^apps/host/features/[^/]+/[^/]+\.feature\.ts$|/index\.ts$`,
        ],
      },
    },
    {
      name: 'only-server-files-import-server',
      comment: 'Server code and its secrets stay out of the browser bundle.',
      severity: 'error',
      from: {
        path: '^apps/host/(pages|features|request)/',
        pathNot: String.raw`\.server\.tsx?$|${tests}`,
      },
      to: { path: '^apps/host/server/' },
    },
    {
      name: 'nothing-imports-pages',
      comment: 'Pages are the entry points of the host.',
      severity: 'error',
      from: { path: ownCode, pathNot: '^apps/host/pages/' },
      to: { path: '^apps/host/pages/' },
    },
    {
      name: 'packages-never-import-apps',
      comment: 'Packages are below apps.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-path-around-exports',
      comment: 'A package is used through its exports, never by a relative path.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: ownCode, pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    livesIn('radix-downshift-in-ui', 'Accessible primitives are wrapped once.', '@radix-ui/[^/]+|downshift', [
      '^packages/ui/',
    ]),
    livesIn('graphql-request-in-transport', 'There is one GraphQL transport.', 'graphql-request', [
      '^packages/api/src/transport/',
    ]),
    livesIn('oidc-client-in-api-identity', 'One adapter speaks OpenID Connect.', 'oidc-client-ts', [
      '^packages/api/src/identity/',
    ]),
    livesIn('xstate-react-in-features', 'Features mount machines.', '@xstate/react', ['^apps/host/features/']),
    livesIn('vike-in-host', 'The host is the only Vike application.', 'vike|vike-react', ['^apps/host/']),
    livesIn('hono-in-servers', 'HTTP applications live in the two server processes.', 'hono|@hono/[^/]+', [
      '^apps/host/server/',
      '^apps/services/',
      '^packages/node-server/',
    ]),
    livesIn('drizzle-in-services', 'Only services have a database.', 'drizzle-orm|@electric-sql/[^/]+|pg', [
      '^apps/services/',
    ]),
    {
      name: 'machines-use-xstate-only',
      comment: 'No React, fetch or storage library in a machine.',
      severity: 'error',
      from: { path: '^packages/machines/src/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/' },
    },
    {
      name: 'domain-uses-valibot-only',
      comment: 'Business rules have one dependency, for schemas.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'node-server-uses-no-browser-package',
      comment: 'It runs in Node only.',
      severity: 'error',
      from: { path: '^packages/node-server/' },
      to: { path: 'node_modules/(react|react-dom|xstate|@xstate/[^/]+|@radix-ui/[^/]+|downshift|vike)/' },
    },
    {
      name: 'resolvable',
      comment: 'Every import resolves.',
      severity: 'error',
      from: { path: ownCode },
      to: {
        couldNotResolve: true,
        pathNot: [String.raw`^virtual:|\?(raw|url|inline)$`, '^@graphql-typed-document-node/core$'],
      },
    },
  ],
  options: {
    // The UI package is used as it is built: imports of it end at its `dist`.
    doNotFollow: { path: 'node_modules|/dist/|/dist-stories/|/compiled/' },
    exclude: {
      path: '^apps/[^/]+/dist/|generated/|seed/draw/|storybook-static|/build/|^apps/brand-site/|^packages/create-brand-site/template/|^packages/ui/examples/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}
