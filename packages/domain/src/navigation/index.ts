export type {
  Breadcrumb,
  NavigationImage,
  NavigationItem,
  NavigationRecord,
  NavigationSection,
  NavigationSectionRecord,
} from './navigation.types.ts'
