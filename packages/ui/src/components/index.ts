export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.js'
export { Badge, Status, type BadgeProps } from './Badge/Badge.js'
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.js'
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type IconButtonProps,
} from './Button/Button.js'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.js'
export { Dialog, DialogClose, type DialogProps } from './Dialog/Dialog.js'
export { Field, FieldError, type FieldControl, type FieldProps, type FieldTexts } from './Field/Field.js'
export { FlashMessage, type FlashMessageProps } from './FlashMessage/FlashMessage.js'
export { ErrorSummary, type ErrorSummaryProps } from './Form/ErrorSummary.js'
export { Form, type FormProps } from './Form/Form.js'
export { Heading, type HeadingProps } from './Heading/Heading.js'
export { createIcon, type IconComponent, type IconProps } from './Icon/Icon.js'
export * from './Icon/icons.js'
export { Link, type LinkProps } from './Link/Link.js'
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.js'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.js'
export { Picture, type PictureProps } from './Picture/Picture.js'
export type { PictureSource } from './Picture/Picture.types.js'
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.js'
export { Prose, type ProseProps } from './Prose/Prose.js'
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.js'
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  type SelectOptionGroup,
} from './SelectField/SelectField.js'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.js'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.js'
export { Spinner, type SpinnerProps } from './Spinner/Spinner.js'
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableCellProps,
  type TableProps,
} from './Table/Table.js'
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.js'
export { Tag, type TagProps } from './Tag/Tag.js'
export { Text, type TextProps } from './Text/Text.js'
export { TextField, type TextFieldProps } from './TextField/TextField.js'
