import * as BrandEditorStories from '../../brand/BrandEditor.stories.js'
import { Canvas } from './blocks.js'

/** The editor of brands as a page. */
export function YourBrand() {
  return <Canvas from={BrandEditorStories} name="Default" />
}
