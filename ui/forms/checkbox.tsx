import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './choice.module.css';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** `switch` looks like a switch and takes effect at once; a box waits for the form to be sent. */
  readonly look?: 'box' | 'switch' | undefined;
};

/** A yes or no. The whole line is the target. */
export const Checkbox = ({
  label,
  description,
  error,
  look = 'box',
  ...rest
}: CheckboxProps): ReactElement => {
  const id = useId();
  const hasError = Boolean(error);
  return (
    <div className={styles.single}>
      <label className={classNames(styles.line, look === 'switch' && styles.switchLine)}>
        <input
          {...rest}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look === 'switch' ? styles.switch : styles.box}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {Boolean(description) && <span className={styles.description}>{description}</span>}
        </span>
      </label>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
