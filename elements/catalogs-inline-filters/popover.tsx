import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './popover-choices.module.css';

interface PopoverProps {
  readonly title: string;
  /** The number of values chosen in it. */
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * A panel that opens over the page, folded in the drawer of smaller screens; it closes on Escape
 * and when the focus or a press goes elsewhere.
 */
export const Popover = ({ title, count, children }: PopoverProps): ReactElement => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && ref.current?.contains(target) === false)
        ref.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || ref.current?.open !== true) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    const leave_events = ['pointerdown', 'focusin'] as const;
    for (const event of leave_events) document.addEventListener(event, elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      for (const event of leave_events) document.removeEventListener(event, elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details ref={ref} className={styles.choices}>
      <summary className={styles.button}>
        <span>{title}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
        <Icon name="chevron_down" size={16} />
      </summary>
      <div className={styles.boxes}>{children}</div>
    </details>
  );
};
