import type { ReactElement, ReactNode } from 'react';
import styles from './split.module.css';

type SplitProps = {
  readonly children: ReactNode;
  /** The quiet panel on the right. */
  readonly panel: ReactNode;
  /**
   * The bar in sight at the bottom of a phone: price and button. Without it the panel simply
   * follows the text.
   */
  readonly bar?: ReactNode;
  readonly panel_label: string;
};

/**
 * Text on the left, a panel that follows the scroll on the right; on phones its essentials become a
 * bar near the thumb.
 */
export const Split = ({ children, panel, bar, panel_label }: SplitProps): ReactElement => (
  <div className={styles.split}>
    <div className={styles.text}>{children}</div>
    <aside className={styles.panel} aria-label={panel_label}>
      {panel}
    </aside>
    {bar !== undefined && (
      <div className={styles.bar} data-stays="bottom">
        {bar}
      </div>
    )}
  </div>
);
