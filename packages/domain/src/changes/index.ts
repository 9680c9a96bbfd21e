export {
  productsTag,
  systemTag,
  toFooterTag,
  toMediaReleasesTag,
  toNavigationTag,
  toNewsFeedTag,
  toPageAddressTag,
  toPagesTag,
  toPageTag,
  toPictureTag,
  toStoriesTag,
  type ChangeTag,
} from './changeTags.ts'
