import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement, ReactNode } from 'react';
import { ReasonList } from '../requests/reason-list.tsx';
import type { Reason } from '../requests/use-reasons.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** The number of chosen items, and what is still to do. */
  readonly label: string;
  /** True when the selection is not empty and cannot be sent as it is: the label is red. */
  readonly wrong: boolean;
  /** True when the selection can be sent. */
  readonly ready: boolean;
  /** The reasons why the selection cannot be sent, or should be reviewed. */
  readonly reasons?: readonly Reason[];
  readonly action: string;
  readonly onAction: () => void;
  /** Clears the selection; null when it is empty. */
  readonly onClear: (() => void) | null;
  /** Further choices. */
  readonly children?: ReactNode;
}

/**
 * A bar below a schedule: the selection, and the button to continue. It stays in view from the
 * first choice on, and covers nothing before.
 */
export const SelectionBar = (props: SelectionBarProps): ReactElement => {
  const { label, wrong, ready, reasons = [], action, onAction, onClear } = props;
  const texts = useTexts('catalogue-dates').schedule;
  return (
    <section
      className={styles.bar}
      aria-label={texts.selection}
      data-stays={onClear === null ? undefined : 'bottom'}
    >
      <div className={styles.said} aria-live="polite">
        <p className={classNames(styles.label, wrong && styles.wrong)}>{label}</p>
        <ReasonList reasons={reasons} />
      </div>
      {props.children}
      <div className={styles.actions}>
        {onClear === null ? null : (
          <Button kind="plain" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
        <Button disabled={!ready} onClick={onAction}>
          {action}
        </Button>
      </div>
    </section>
  );
};
