import { useEffect, useRef, type SubmitEvent } from 'react'

/**
 * Handler for a form that leaves the page: ignores a second submit, which would fail because the first has changed the
 * content. The form can be sent again when the browser shows the page from its history.
 */
export function useSingleSubmit(): (event: SubmitEvent) => void {
  const isSent = useRef(false)
  useEffect(() => {
    const reset = () => {
      isSent.current = false
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return (event) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
}
