import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
};

type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> & {
    readonly choices: readonly Choice[];
    /** The text shown while nothing is chosen. */
    readonly placeholder?: string | undefined;
  };

/** A choice of one of many, with the picker of the device. */
export const Select = ({ choices, placeholder, ...props }: SelectProps): ReactElement => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        <span className={styles.picker}>
          <select {...control} {...ids} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron_down" size={18} />
        </span>
      )}
    </Field>
  );
};
