/** Logo of __NAME__: replace the drawing by yours. It takes the colours of the brand. */
export function Logo() {
  return (
    <span className="site-logo">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="12" cy="16" r="11" />
        <path d="M20 5a11 11 0 0 1 0 22z" fill="currentColor" />
      </svg>
      __NAME__
    </span>
  )
}
