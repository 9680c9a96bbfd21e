import type { CodegenConfig } from '@graphql-codegen/cli'

/** Removes the comment that disables linters, since they skip generated folders. */
export function removeLintComment(content: string): string {
  return content.replace('/* eslint-disable */\n', '')
}

/** Types and persisted documents of each service, from its agreed schema. */
const config: CodegenConfig = {
  silent: true,
  errorsOnly: true,
  hooks: { beforeOneFileWrite: (_path: string, content: string) => removeLintComment(content) },
  generates: Object.fromEntries(
    ['content', 'products', 'sales', 'ticketing'].map((service) => [
      `src/${service}/generated/`,
      {
        schema: `schema/${service}.graphql`,
        documents: `src/${service}/*.graphql`,
        preset: 'client',
        presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
        config: {
          documentMode: 'string',
          enumsAsTypes: true,
          useTypeImports: true,
          skipTypename: true,
          strictScalars: true,
          immutableTypes: true,
          scalars: { ID: 'string', DateTime: 'string', StructuredText: 'unknown', JSON: 'unknown' },
          emitLegacyCommonJSImports: false,
          importExtension: '.ts',
        },
      },
    ]),
  ),
}

export default config
