export {
  productsTag,
  systemTag,
  toFooterTag,
  toNavigationTag,
  toPageAddressTag,
  toPageTag,
  toPictureTag,
  type ChangeTag,
} from './changeTags.ts'
