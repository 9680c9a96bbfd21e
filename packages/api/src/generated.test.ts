import { readFile } from 'node:fs/promises'
import { generate } from '@graphql-codegen/cli'
import { describe, expect, it } from 'vitest'
import config, { removeLintComment } from '../codegen.config.ts'

describe('the generated types and persisted documents', () => {
  it('match schema and documents; `pnpm --filter @kudex/api generate` rewrites them', { timeout: 60_000 }, async () => {
    const files: { filename: string; content: string }[] = await generate(
      { ...config, cwd: `${import.meta.dirname}/..` },
      false,
    )
    expect(files.length).toBeGreaterThan(0)
    for (const { filename, content } of files) {
      expect(await readFile(`${import.meta.dirname}/../${filename}`, 'utf8'), filename).toBe(removeLintComment(content))
    }
  })
})
