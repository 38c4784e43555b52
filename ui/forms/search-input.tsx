import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './control.module.css';

type SearchInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: string;
  readonly clear_label: string;
  readonly onClear?: (() => void) | undefined;
};

/**
 * A search field. Its label is heard, not seen: the magnifying glass and the placeholder say
 * enough.
 */
export const SearchInput = ({
  label,
  clear_label,
  onClear,
  ...rest
}: SearchInputProps): ReactElement => (
  <span className={styles.holder} role="search">
    <Icon name="search" className={styles.before} />
    <input
      enterKeyHint="search"
      {...rest}
      type="search"
      aria-label={label}
      className={styles.bare}
    />
    {onClear !== undefined && rest.value !== undefined && rest.value !== '' && (
      <button type="button" className={styles.inside} aria-label={clear_label} onClick={onClear}>
        <Icon name="close" size={18} />
      </button>
    )}
  </span>
);
