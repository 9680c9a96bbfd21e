import { pageLoading } from './shared/navigation/pageLoading.ts'

/** Sets the loading state when a route change starts (PAGE-23). */
export function onPageTransitionStart() {
  pageLoading.start()
}
