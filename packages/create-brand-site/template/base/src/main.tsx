import '@kudex/ui/styles.css'
import 'virtual:brand.css'
import './site.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Site } from './Site.js'

const container = document.querySelector<HTMLElement>('#site')
// During development the page is not rendered on a server.
if (container?.firstElementChild) hydrateRoot(container, <Site isSent={'sent' in container.dataset} />)
else if (container) createRoot(container).render(<Site />)
