import { createIntl } from '@kudex/intl/messages'
import { createLocale } from '@kudex/domain/locales'
import { loadFormsCatalogue } from '@kudex/intl/catalogues'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { formNames } from '@kudex/domain/forms'
import { expect, it } from 'vitest'
import { AppContextProvider, type AppContext } from '../../features/shared/index.ts'
import { FormSection } from './FormSection.tsx'
import type { SentFormProps, UploadSectionProps } from './forms.types.ts'
import { UploadSection } from './UploadSection.tsx'

async function render(props: Partial<UploadSectionProps> = {}): Promise<string> {
  return renderSection(<UploadSection action="/en/upload" sent={null} references={[]} {...props} />)
}

async function renderSection(section: ReactNode): Promise<string> {
  const intl = createIntl({ locale: 'en', language: 'en', messages: await loadFormsCatalogue('en') })
  const frame = {
    intl,
    locale: createLocale('en'),
    settings: { supportEmail: 'support@kudex.example' },
  } as unknown as AppContext
  return renderToString(<AppContextProvider value={frame}>{section}</AppContextProvider>)
}

it('the upload page names types and limit before choosing, and sends files without script (FORM-13…16)', async () => {
  const html = await render()
  expect(html).toContain('Images or videos, up to 100 MB each')
  expect(html).toMatch(/<form[^>]*action="\/en\/upload"[^>]*enctype="multipart\/form-data"/i)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*,video\/\*"/)
  expect(html).toMatch(/<noscript>.*up to 5 at once, 200 MB together.*<button[^>]*type="submit".*<\/noscript>/)
})

it('files sent without script are listed with their results, and with the support address if one failed (FORM-14, FORM-15)', async () => {
  const file = { size: 1_000, reference: null, claim: null }
  const html = await render({
    sent: {
      files: [
        { name: 'a.png', size: 1_000, reference: 'KX-AAAA-0000', problem: null, claim: 'sealed-a' },
        { ...file, name: 'b.mp4', problem: 'tooLarge' },
        { ...file, name: 'c.png', problem: 'failed' },
      ],
      failure: 'failed',
    },
  })
  for (const said of [
    'Uploaded, reference number KX-AAAA-0000',
    'The file is larger than 100 MB.',
    'The file did not arrive.',
    'href="mailto:support@kudex.example"',
  ])
    expect(html).toContain(said)
  // Files that arrived stay with the form, and only they can be removed.
  expect(html.match(/<input[^>]*type="hidden"[^>]*>/g)).toEqual([
    expect.stringMatching(/name="claim" value="sealed-a"/),
  ])
  expect(html.match(/<button[^>]*name="remove"[^>]*>/g)).toEqual([
    expect.stringMatching(/type="submit".*value="sealed-a"|value="sealed-a".*type="submit"/),
  ])
})

it.each([
  ['none', 'Please choose a file.'],
  ['tooMuch', 'Please send up to 5 files at once, 200 MB together.'],
  ['wait', 'Too many files at once. Please wait a few minutes.'],
] as const)('a form with %s shows an error at its field', async (failure, said) => {
  expect(await render({ sent: { files: [], failure } })).toContain(said)
})

const form: Omit<SentFormProps, 'name'> = {
  action: '/en/form',
  countries: [],
  country: 'CH',
  subject: 'a-paper',
  story: { href: '/en/stories/one', text: 'One', lang: undefined },
  papers: [{ slug: 'a-paper', name: 'A paper', href: '/file/a-paper' }],
  state: null,
  notice: null,
}

it.each(formNames)('the %s form has no attributes that HTML does not know (FORM-03, FORM-17)', async (name) => {
  const html = await renderSection(<FormSection {...form} name={name} />)
  const attributes = /<form([^>]*)>/.exec(html)?.[1] ?? ''
  expect([...attributes.matchAll(/([a-z]+)="/gi)].map(([, attribute]) => attribute)).toEqual([
    'noValidate',
    'class',
    'action',
    'method',
  ])
})

it.each([
  ['failed', 'Something went wrong. Please verify your input is correct and try again later.'],
  ['wait', 'Too many messages at once. Please wait a few minutes.'],
] as const)(
  'a form that could not be sent (%s) has its own heading and keeps its entries (FORM-09)',
  async (failure, reason) => {
    const state = { values: { email: 'ada@example.com', message: 'Wires' }, problems: {}, failure }
    const html = await renderSection(<FormSection {...form} name="support" state={state} />)
    const summary = /<div role="alert".*?<\/ul>/.exec(html)?.[0]
    expect(summary).toContain('The form could not be sent')
    expect(summary).toContain(reason)
    expect(html).not.toContain('Please check your entries')
    expect(html).toContain('value="ada@example.com"')
    expect(html).toContain('>Wires</textarea>')
  },
)

it('a form with an invalid entry asks to check the entries (FORM-01)', async () => {
  const state = { values: { email: 'ada' }, problems: { email: 'invalid' }, failure: null } as const
  const html = await renderSection(<FormSection {...form} name="support" state={state} />)
  expect(html).toContain('Please check your entries')
  expect(html).not.toContain('The form could not be sent')
})
