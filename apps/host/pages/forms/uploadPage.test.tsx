import { createIntl } from '@kudex/intl/messages'
import { createLocale } from '@kudex/domain/locales'
import { loadFormsCatalogue } from '@kudex/intl/catalogues'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FrameProvider, type Frame } from '../../features/plug/index.ts'
import { UploadSection } from './UploadSection.tsx'

it('the page for uploads says kinds and limit before choosing, and where to write without script (FORM-13…15)', async () => {
  const intl = createIntl({ locale: 'en', language: 'en', messages: await loadFormsCatalogue('en') })
  const frame = {
    intl,
    locale: createLocale('en'),
    settings: { supportEmail: 'support@kudex.example' },
  } as unknown as Frame
  const html = renderToString(
    <FrameProvider value={frame}>
      <UploadSection />
    </FrameProvider>,
  )
  expect(html).toContain('Images or videos, up to 100 MB each')
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*,video\/\*"/)
  expect(html).toMatch(/<noscript>.*href="mailto:support@kudex\.example".*<\/noscript>/)
})
