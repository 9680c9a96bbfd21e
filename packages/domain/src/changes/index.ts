export {
  productsTag,
  systemTag,
  toFooterTag,
  toNavigationTag,
  toPageAddressTag,
  toPagesTag,
  toPageTag,
  toPictureTag,
  type ChangeTag,
} from './changeTags.ts'
