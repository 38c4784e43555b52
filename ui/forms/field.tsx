import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './field.module.css';

export type FieldProps = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The error in words; anything but a text counts as no error. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** A mark after the label of a field that may stay empty, such as "facultatif". */
  readonly optional_mark?: ReactNode;
};

/** The ids that tie label, description and error to a control. */
export type ControlIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
};

export const FieldError = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}): ReactElement => (
  <p className={styles.error} id={id}>
    <Icon name="alert" size={16} />
    <span>{children}</span>
  </p>
);

/**
 * The texts around one control: label above, help under it, and the error at the control itself.
 */
export const Field = (
  props: FieldProps & { readonly children: (control: ControlIds) => ReactNode },
): ReactElement => {
  const id = useId();
  const hasError = Boolean(props.error);
  const hasDescription = Boolean(props.description);
  const describedBy = classNames(hasDescription && `${id}-description`, hasError && `${id}-error`);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
        {props.required === true && <span className={styles.mark} aria-hidden="true" />}
        {props.required !== true && props.optional_mark !== undefined && (
          <span className={styles.optional}> {props.optional_mark}</span>
        )}
      </label>
      {props.children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
        required: props.required,
      })}
      {hasDescription && (
        <p className={styles.description} id={`${id}-description`}>
          {props.description}
        </p>
      )}
      {hasError && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </div>
  );
};
