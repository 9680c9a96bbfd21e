import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import type { ButtonProps } from '../src/index.js'
import { chromiumFlags, chromiumPath } from './chromium.ts'

/** Bytes gzip: what a page with one button loads, against 30 KiB of the whole stylesheet. */
const limits = { base: 6 * 1024, Button: 1024 }

/** Styles per component: complete, small, and the same look as with the whole stylesheet. */
export async function checkComponentStyles(packageFolder: string): Promise<string[]> {
  const dist = join(packageFolder, 'dist')
  const whole = readFileSync(join(dist, 'styles.css'), 'utf8')
  const files = new Map(
    globSync('styles/*.css', { cwd: dist }).map((file) => [
      basename(file, '.css'),
      readFileSync(join(dist, file), 'utf8'),
    ]),
  )
  const sizes = [...files].map(([name, styles]) => [name, gzipSync(styles, { level: 9 }).length] as const)
  const shown = sizes.filter(([name]) => name in limits).concat(sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 3))
  console.log(
    `Styles of ${files.size} components, gzip: ${shown.map(([name, size]) => `${name} ${size} B`).join(', ')}`,
  )
  const all = new Set([...files.values()].flatMap((styles) => listClasses(styles)))
  return [
    ...(files.size > 100 ? [] : [`only ${files.size} files of component styles`]),
    ...listClasses(whole)
      .filter((name) => !all.has(name))
      .map((name) => `no file of component styles has .${name}`),
    ...checkOwnClasses(dist, files, new Set(listClasses(whole))),
    ...sizes
      .filter(([name, size]) => size > (limits[name as keyof typeof limits] ?? Infinity))
      .map(([name, size]) => `styles/${name}.css has ${size} bytes gzip`),
    ...(await checkSameLook(dist)),
  ]
}

/** The file of a component has every class of its modules. */
function checkOwnClasses(dist: string, files: ReadonlyMap<string, string>, used: ReadonlySet<string>): string[] {
  return globSync('{components,modules}/*/*.css.js', { cwd: dist }).flatMap((module) => {
    const folder = basename(dirname(module))
    const styles = new Set(listClasses(files.get(folder) ?? ''))
    if (!/^[A-Z]/.test(folder)) return []
    const names = [...readFileSync(join(dist, module), 'utf8').matchAll(/"([\w -]+)"/g)].flatMap(([, text = '']) =>
      text.split(' '),
    )
    return names
      .filter((name) => used.has(name) && !styles.has(name))
      .map((name) => `styles/${folder}.css lacks .${name} of ${module}`)
  })
}

function listClasses(styles: string): string[] {
  return [...new Set([...styles.matchAll(/\.(_?[a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

/** Renders components with both and compares every computed property of every element. */
async function checkSameLook(dist: string): Promise<string[]> {
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const ui = (await import(join(dist, 'index.js'))) as typeof import('../src/index.js')
  const samples = {
    Button: createElement(ui.Button, { look: 'signal' } as ButtonProps, 'Send'),
    TextField: createElement(ui.TextField, { name: 'a', label: 'Name', error: 'Enter your name' }),
    Tabs: createElement(ui.Tabs, { label: 'Views', items: [{ id: 'a', title: 'Data', content: 'Text' }] }),
    Facts: createElement(ui.Facts, { items: [{ id: 'a', value: '38', unit: 'dB', label: 'Noise' }] }),
  }
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage()
    const failures: string[] = []
    for (const [name, sample] of Object.entries(samples)) {
      const looks: string[] = []
      for (const files of [['styles.css'], [`styles/${name}.css`, 'styles/base.css'], ['styles/base.css']]) {
        const styles = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
        await page.setContent(
          `<html data-brand="kudex"><style>${styles}</style><body>${renderToString(sample)}</body></html>`,
        )
        looks.push(
          await page.evaluate(() =>
            JSON.stringify(
              Array.from(document.body.querySelectorAll('*'), (element) =>
                Array.from(getComputedStyle(element), (property) => [
                  property,
                  getComputedStyle(element).getPropertyValue(property),
                ]),
              ),
            ),
          ),
        )
      }
      if (looks[0] !== looks[1]) failures.push(`${name} looks different with styles/${name}.css`)
      if (looks[0] === looks[2]) failures.push(`${name} looks the same without its styles: nothing was compared`)
    }
    return failures
  } finally {
    await browser.close()
  }
}
