import type { FocalPoint } from '@kudex/domain/images'
import { localize } from '../localization/localize.ts'
import { builder } from './builder.ts'
import type { ContentContext } from './context.ts'
import type { PictureRow } from './loaders.ts'

/** A picture with the languages of the surrounding text. */
export interface ImageInText {
  picture: PictureRow
  wanted: readonly string[]
}

const FocalPointType = builder.objectRef<FocalPoint>('FocalPoint').implement({
  fields: (t) => ({ x: t.exposeInt('x'), y: t.exposeInt('y') }),
})

export const Image = builder.objectRef<ImageInText>('Image').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ picture }) => picture.imageId }),
    alt: t.string({ resolve: ({ picture, wanted }) => localize(picture.alt, wanted) }),
    width: t.int({ resolve: ({ picture }) => picture.width }),
    height: t.int({ resolve: ({ picture }) => picture.height }),
    focalPoint: t.field({ type: FocalPointType, nullable: true, resolve: ({ picture }) => picture.focalPoint }),
  }),
})

/** Finds a picture by name; null if the name is null or unknown. */
export async function findImage(
  name: string | null,
  wanted: readonly string[],
  { loaders }: ContentContext,
): Promise<ImageInText | null> {
  if (name === null) return null
  const picture = await loaders.pictures.load(name)
  return picture && { picture, wanted }
}

/** A picture that always exists in the image service. */
export const defaultPicture: PictureRow = {
  name: 'default',
  imageId: 'default',
  alt: '',
  width: 1200,
  height: 675,
  focalPoint: null,
}
