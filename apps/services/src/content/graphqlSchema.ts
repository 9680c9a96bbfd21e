import { builder } from './builder.ts'
import './system/system.ts'
import './links.ts'
import './system/navigation.ts'
import './system/footer.ts'
import './pages/pages.ts'
import './changes/changes.ts'
import './protection/unlockPage.ts'
import './editorial/stories.ts'
import './editorial/mediaReleases.ts'
import './editorial/newsFeed.ts'
import './contacts/contacts.ts'
import './editor/pageTree.ts'
import './editor/translationBoard.ts'

builder.queryType({})

/** The content schema: exactly `packages/api/schema/content.graphql`. */
export const contentSchema = builder.toSchema()
