import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import type { ButtonKind } from './button-class.ts';
import styles from './button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  readonly count?: number | undefined;
};

/**
 * A round button of 44 px with an icon; the label is for people who cannot see it, the count is at
 * its top corner.
 */
export const IconButton = ({
  icon,
  label,
  kind = 'plain',
  count = 0,
  className,
  ...rest
}: IconButtonProps): ReactElement => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.button, styles[kind], styles.round, className)}
    aria-label={count > 0 ? `${label} (${count})` : label}
  >
    <Icon name={icon} size={22} />
    {count > 0 && (
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    )}
  </button>
);
