import type { ComponentPropsWithRef, ReactElement } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type DateInputProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'>;

/** A day, picked with the calendar of the device; its value is `2016-07-06`, or empty. */
export const DateInput = (props: DateInputProps): ReactElement => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => <input {...control} {...ids} type="date" className={styles.control} />}
    </Field>
  );
};
