import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listUnits } from './pageUnits.ts'
import { versions } from './testing/demoVersions.ts'
import { writeXliff } from './writeXliff.ts'

/** The core schema of the standard; its notice is beside it. */
const coreSchema = join(import.meta.dirname, 'testing/schema/xliff-core-2.0.xsd')

/** The attributes of the XML namespace that the core schema refers to. It imports them from this path. */
const xmlSchemaPath = 'informativeCopiesOf3rdPartySchemas/w3c/xml.xsd'
const xmlSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
  <xs:attribute name="lang" type="xs:string"/>
  <xs:attribute name="space"><xs:simpleType><xs:restriction base="xs:NCName">
    <xs:enumeration value="default"/><xs:enumeration value="preserve"/>
  </xs:restriction></xs:simpleType></xs:attribute>
</xs:schema>`

const isLong = process.env['KUDEX_CHECK_SIZE'] === 'full'
const isMissing = spawnSync('xmllint', ['--version']).error !== undefined
if (isLong && isMissing) console.log('SKIPPED: XLIFF files are not validated without xmllint (libxml2-utils)')

describe.runIf(isLong && !isMissing)('exported XLIFF files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kudex-xliff-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are valid against the schema of the standard, for every page', { timeout: 60_000 }, () => {
    const schema = join(folder, 'core.xsd')
    copyFileSync(coreSchema, schema)
    mkdirSync(join(folder, dirname(xmlSchemaPath)), { recursive: true })
    writeFileSync(join(folder, xmlSchemaPath), xmlSchema)
    const files = versions.map((page, index) => {
      const { id: pageId, siteId, url: path, translationSourceLanguage: source } = page.row
      const units = listUnits(page, 'de')
      const file = join(folder, `${index}.xlf`)
      writeFileSync(file, writeXliff(source, 'de', [{ pageId, siteId, path, sourceVersion: 'v', units }]))
      return { file, isEmpty: units.length === 0 }
    })
    const exported = files.filter(({ isEmpty }) => !isEmpty).map(({ file }) => file)
    expect(exported.length).toBeGreaterThan(50)
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schema, ...exported], { stdio: 'pipe' })
    const broken = join(folder, 'broken.xlf')
    writeFileSync(
      broken,
      readFileSync(exported[0]!, 'utf8').replace('<segment>', '<part>').replace('</segment>', '</part>'),
    )
    expect(spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, broken]).status).not.toBe(0)
  })
})
