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
export { FocusedMessage } from './FlashMessage/FocusedMessage.js'
export { ErrorSummary, type ErrorSummaryProps } from './Form/ErrorSummary.js'
export { Form, type FormProps } from './Form/Form.js'
export { Heading, type HeadingProps } from './Heading/Heading.js'
export { createIcon, type IconComponent, type IconOptions, type IconProps } from './Icon/Icon.js'
export * from './Icon/icons.js'
export * from './Icon/layoutIcons.js'
export { Link, type LinkProps } from './Link/Link.js'
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.js'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.js'
export { FilmLoop, type FilmLoopProps } from './FilmLoop/FilmLoop.js'
export { Picture, type PictureProps, type PictureSource } from './Picture/Picture.js'
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
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.js'
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox/Combobox.js'
export * from './DataTable/DataTable.js'
export { DateField, type DateFieldProps } from './DateField/DateField.js'
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.js'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.js'
export { EntryGroup, type EntryGroupProps } from './EntryGroup/EntryGroup.js'
export { FieldGroup, type FieldGroupProps } from './FieldGroup/FieldGroup.js'
export type { FileRowLabels, UploadFile } from './FileUpload/FileRow.js'
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload.js'
export { FilterBar, type FilterBarProps, type FilterChip } from './FilterBar/FilterBar.js'
export { FlashRegion, type FlashRegionProps, type FloatingMessage } from './FlashRegion/FlashRegion.js'
export { Lightbox, type LightboxItem, type LightboxProps } from './Lightbox/Lightbox.js'
export { Pagination, type PaginationProps } from './Pagination/Pagination.js'
export { Panel, PanelClose, type PanelProps } from './Panel/Panel.js'
export { RadioGroup, type ChoiceOption, type RadioGroupProps } from './RadioGroup/RadioGroup.js'
export { SearchField, type SearchFieldProps, type SearchSuggestion } from './SearchField/SearchField.js'
export { ShowMore, type ShowMoreProps } from './ShowMore/ShowMore.js'
export { Switch, type SwitchProps } from './Switch/Switch.js'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.js'
export { TranslationField, type TranslationFieldProps } from './TranslationField/TranslationField.js'
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.js'
export { VideoPlayer, type VideoPlayerProps, type VideoTrack } from './VideoPlayer/VideoPlayer.js'
