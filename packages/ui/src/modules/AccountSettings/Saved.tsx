import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import type { ProfileSettings } from './AccountSettings.types.js'

/** Beside the submit button of a form that stays. Always rendered: a new live region may not be spoken. */
export function Saved({ success }: Pick<ProfileSettings, 'success'>) {
  return (
    <div role="status">
      {success && (
        <FlashMessage role={undefined} tone="success" title={success.title}>
          {success.text}
        </FlashMessage>
      )}
    </div>
  )
}
