import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import type { ProfileSettings } from './AccountSettings.types.js'

/**
 * The message beside the submit button that a form was saved. Always rendered, because screen readers may not announce a
 * region that is added together with its text.
 */
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
