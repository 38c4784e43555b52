import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

type PasswordInputProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> & {
    readonly texts: { readonly show: string; readonly hide: string };
  };

/** A password field that can show its text: people who see what they type need no second field. */
export const PasswordInput = ({ texts, ...props }: PasswordInputProps): ReactElement => {
  const [is_visible, setVisible] = useState(false);
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(ids) => (
        <span className={styles.holder}>
          <input
            {...control}
            {...ids}
            type={is_visible ? 'text' : 'password'}
            className={styles.bare}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={is_visible ? texts.hide : texts.show}
            aria-pressed={is_visible}
            onClick={() => setVisible(!is_visible)}
          >
            <Icon name={is_visible ? 'eye_off' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
};
