import { toLanguageCode } from '@kudex/domain/locales'
import { Stack } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { FileLanguageField } from './FileLanguageField.tsx'
import { MediaUpload, type MediaUploadProps } from './MediaUpload.tsx'
import { createStoreFile, storePicture } from './storeMedia.ts'

interface NewMediaUploadProps extends Omit<MediaUploadProps, 'storeUpload'> {
  readonly kind: 'pictures' | 'files'
}

/** Uploads a new picture, or a new file in a language. */
export function NewMediaUpload({ kind, ...upload }: NewMediaUploadProps) {
  const { locale } = useAppContext()
  const [language] = useState(() => createLanguageChoice(toLanguageCode(locale.language)))
  if (kind === 'pictures') return <MediaUpload {...upload} storeUpload={storePicture} />
  return (
    <Stack gap="4">
      <FileLanguageField onChoose={language.choose} />
      <MediaUpload {...upload} storeUpload={createStoreFile(language.get)} />
    </Stack>
  )
}

/** Read when an upload has arrived, so a choice made meanwhile counts. */
function createLanguageChoice(language: string) {
  let chosen = language
  return { get: () => chosen, choose: (choice: string) => void (chosen = choice) }
}
