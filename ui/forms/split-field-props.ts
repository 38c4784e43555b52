import type { FieldProps } from './field.tsx';

/** Parts what belongs to the words around a control from what belongs to the control itself. */
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
