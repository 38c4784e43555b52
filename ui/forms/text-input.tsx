import type { ComponentPropsWithRef, ReactElement } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type TextInputProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>;

/**
 * One line of text. Set `type`, `inputMode` and `autoComplete`, so that phones show the right keys
 * and fill it in.
 */
export const TextInput = (props: TextInputProps): ReactElement => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => <input type="text" {...control} {...ids} className={styles.control} />}
    </Field>
  );
};
