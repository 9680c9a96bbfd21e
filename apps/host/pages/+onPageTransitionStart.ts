import { pageLoading } from './shared/navigation/pageLoading.ts'

/** The page loading flag goes on when a route change starts (PAGE-23). */
export function onPageTransitionStart() {
  pageLoading.start()
}
