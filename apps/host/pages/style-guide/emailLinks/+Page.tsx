import { languageCodes } from '@kudex/domain/locales'
import { mailTemplates, resolveMailPath } from '@kudex/domain/mails'
import { Fragment } from 'react'

/** Previews of the system's emails, in both formats and every language, without a layout (ROUTE-47). */
export function Page() {
  return (
    <main>
      <h1>E-mail links</h1>
      <p>
        Each mail as it is sent, from the same templates, with the words of an example. No e-mail is sent from here.
      </p>
      {mailTemplates.map((template) => (
        <section key={template}>
          <h2>{template}</h2>
          <ul>
            {languageCodes.map((language) => (
              <li key={language}>
                {language}: <MailLink template={template} language={language} form="html" />,{' '}
                <MailLink template={template} language={language} form="txt" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

Page.Layout = Fragment

interface MailLinkProps {
  readonly template: string
  readonly language: string
  readonly form: 'html' | 'txt'
}

function MailLink({ template, language, form }: MailLinkProps) {
  return (
    <a
      href={resolveMailPath(template, language, form)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${form === 'html' ? 'HTML' : 'text'} of ${template} in ${language}`}
    >
      {form === 'html' ? 'HTML' : 'text'}
    </a>
  )
}
