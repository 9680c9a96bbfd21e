import type { ConsentFormProps, IdentityPageProps, LoginFormProps, MessagePageProps } from '@kudex/ui'

export function IdentityPage({ siteName, homeLink, languages, children }: IdentityPageProps) {
  return (
    <main>
      <a href={homeLink?.href}>{siteName}</a>
      {children}
      {languages ? (
        <nav aria-label={languages.label}>
          {languages.options.map((option) => (
            <a key={option.lang} href={option.href} lang={option.lang} aria-current={option.isCurrent}>
              {option.text}{' '}
            </a>
          ))}
        </nav>
      ) : null}
    </main>
  )
}

export function LoginForm(props: LoginFormProps) {
  const { errorSummary } = props
  return (
    <form method="post" action={props.action}>
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      {errorSummary ? (
        <div role="alert" tabIndex={-1} autoFocus>
          <h2>{errorSummary.title}</h2>
          {errorSummary.errors.map((error) => (
            <p key={error.text}>{error.text}</p>
          ))}
        </div>
      ) : null}
      <label>
        {props.email.label}{' '}
        <input type="email" name={props.email.name} defaultValue={props.email.value} autoComplete="username" />
      </label>
      <label>
        {props.password.label} <input type="password" name={props.password.name} autoComplete="current-password" />
      </label>
      <button type="submit">{props.submitText}</button>
      {props.links?.map((link) => (
        <a key={link.href} href={link.href}>
          {link.text}
        </a>
      ))}
    </form>
  )
}

export function ConsentForm(props: ConsentFormProps) {
  return (
    <form method="post" action={props.action}>
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      {Object.entries(props.hiddenFields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.scopes.map((scope) => (
        <p key={scope.id}>{scope.title}</p>
      ))}
      <button name={props.accept.name} value={props.accept.value}>
        {props.accept.text}
      </button>
      <button name={props.deny.name} value={props.deny.value}>
        {props.deny.text}
      </button>
    </form>
  )
}

export function MessagePage(props: MessagePageProps) {
  return (
    <div>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.details?.map((detail) => (
        <p key={detail.label}>
          {detail.label}: {detail.value}
        </p>
      ))}
      {props.link ? <a href={props.link.href}>{props.link.text}</a> : null}
    </div>
  )
}
