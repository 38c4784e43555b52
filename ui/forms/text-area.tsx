import type { ComponentPropsWithRef, ReactElement } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>;

/** Several lines of text; it grows with its content. */
export const TextArea = (props: TextAreaProps): ReactElement => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => <textarea rows={4} {...control} {...ids} className={styles.control} />}
    </Field>
  );
};
