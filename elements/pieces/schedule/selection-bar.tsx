import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement, ReactNode } from 'react';
import { ReasonList } from '../requests/reason-list.tsx';
import type { Reason } from '../requests/use-reasons.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many are chosen, and what is still to be done. */
  readonly label: string;
  /** True when what is chosen cannot be sent as it is though something is chosen: it is written in red. */
  readonly wrong: boolean;
  /** True when it can be sent. */
  readonly ready: boolean;
  /** What is wrong with what is chosen, or should be looked at once more. */
  readonly reasons?: readonly Reason[];
  readonly action: string;
  readonly onAction: () => void;
  /** Lets everything go; null when nothing is chosen. */
  readonly onClear: (() => void) | null;
  /** What is still to be chosen of it. */
  readonly children?: ReactNode;
}

/** Below a schedule: what is chosen, and the way on. It stays in sight from the first choice on, and covers nothing before. */
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
