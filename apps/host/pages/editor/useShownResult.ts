import { useState } from 'react'

/** The result of the last form until `hide` is called on the next submit: a download does not leave the page. */
export function useShownResult<Result>(result: Result): readonly [shown: Result | null, hide: () => void] {
  const [isHidden, setIsHidden] = useState(false)
  return [isHidden ? null : result, () => setIsHidden(true)]
}
