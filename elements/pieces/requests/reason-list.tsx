import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import styles from './reason-list.module.css';
import type { Reason } from './use-reasons.ts';

/**
 * Reasons in a list: red for those that must be corrected, yellow for those still to do or
 * optional.
 */
export const ReasonList = ({
  reasons,
  id,
}: {
  readonly reasons: readonly Reason[];
  readonly id?: string;
}): ReactElement | null =>
  reasons.length === 0 ? null : (
    <ul className={styles.reasons} id={id}>
      {reasons.map(({ key, text, standing }) => (
        <li
          key={key}
          className={classNames(styles.reason, standing === 'required' && styles.required)}
        >
          <Icon name={standing === 'required' ? 'alert' : 'info'} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
