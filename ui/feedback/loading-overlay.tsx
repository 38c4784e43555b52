import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';
import { useLasting } from './use-lasting.ts';

type LoadingOverlayProps = {
  readonly active: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * Fades its content while newer results are on their way, for at least 350 ms; nothing changes
 * place. Until they have come nothing in it can be reached, since it is about to go; once they are
 * there they can be reached, even while they fade in.
 */
export const LoadingOverlay = ({ active, label, children }: LoadingOverlayProps): ReactElement => {
  const shown = useLasting(active, 350);
  return (
    <div className={styles.holder} aria-busy={active || undefined}>
      <div
        className={classNames(styles.content, shown && styles.faded)}
        data-faded={shown || undefined}
        inert={active}
      >
        {children}
      </div>
      {shown && (
        <div className={styles.veil}>
          <Spinner label={label} />
        </div>
      )}
    </div>
  );
};
