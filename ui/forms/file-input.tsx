import type { ComponentPropsWithRef, ReactElement } from 'react';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type FileInputProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'value' | 'onChange'> & {
    readonly onChange: (file: File | null) => void;
  };

/** One file of the device; a telephone offers its camera for a picture. */
export const FileInput = ({ onChange, ...props }: FileInputProps): ReactElement => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...control}
          {...ids}
          type="file"
          className={styles.control}
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
};
