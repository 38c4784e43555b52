import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    readonly icon?: IconName | undefined;
    readonly loading?: boolean | undefined;
  };

/** A button with a label. While loading it keeps its width and cannot be pressed again. */
export const Button = ({
  kind,
  size,
  wide,
  icon,
  loading,
  className,
  children,
  ...rest
}: ButtonProps): ReactElement => (
  <button
    type="button"
    {...rest}
    className={classNames(buttonClass({ kind, size, wide }), loading && styles.loading, className)}
    disabled={rest.disabled === true || loading === true}
    aria-busy={loading === true || undefined}
  >
    {icon !== undefined && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
    <span className={styles.words}>{children}</span>
    {loading === true && <span className={styles.turning} aria-hidden="true" />}
  </button>
);
