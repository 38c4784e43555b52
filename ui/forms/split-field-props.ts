import type { FieldProps } from './field.tsx';

/** Separates the properties of the texts around a control from those of the control itself. */
export const splitFieldProps = <Props extends FieldProps>({
  label,
  description,
  error,
  required,
  optional_mark,
  ...control
}: Props): { field: FieldProps; control: Omit<Props, keyof FieldProps> } => ({
  field: { label, description, error, required, optional_mark },
  control,
});
