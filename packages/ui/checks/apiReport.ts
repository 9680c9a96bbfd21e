import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** The committed reports of the package: one per entry in `api`, from the built declarations. */
export const packageReports: readonly ApiReport[] = [
  { entry: join(packageFolder, 'dist/index.d.ts'), folder: join(packageFolder, 'api'), name: 'ui' },
  { entry: join(packageFolder, 'dist/brand.d.ts'), folder: join(packageFolder, 'api'), name: 'brand' },
  { entry: join(packageFolder, 'dist/tokens.d.ts'), folder: join(packageFolder, 'api'), name: 'tokens' },
]

/** One entry point and where its report is committed. */
export interface ApiReport {
  readonly entry: string
  readonly folder: string
  readonly name: string
}

/** Compares an entry point with its report, types included. Empty if both agree; with `update`, rewrites the report. */
export function checkApiReport({ entry, folder, name }: ApiReport, update = false): string[] {
  const reportTempFolder = join(packageFolder, 'node_modules/.api')
  for (const path of [folder, reportTempFolder]) mkdirSync(path, { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: packageFolder,
      mainEntryPointFilePath: entry,
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportFileName: name,
        reportTempFolder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packageFolder, 'package.json'),
  })
  const messages: string[] = []
  const { succeeded } = Extractor.invoke(config, {
    localBuild: update,
    printApiReportDiff: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.Verbose) messages.push(message.text)
      message.handled = true
    },
  })
  if (succeeded) return []
  return [
    `the API differs from api/${name}.api.md; run \`pnpm --filter @kudex/ui run api-report\`\n${messages.join('\n')}`,
  ]
}

const silent = { default: { logLevel: ExtractorLogLevel.None } }

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  jsx: 'react-jsx',
  types: [],
  strict: true,
}

if (import.meta.main) {
  const failures = packageReports.flatMap((report) => checkApiReport(report, true))
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length === 0 ? 0 : 1
}
