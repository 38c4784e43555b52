import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './countdown.module.css';
import { formatSpan } from '@ribambelle/texts/formats/format-span.ts';

type CountdownProps = {
  readonly expires_at: string;
  /** Words around the time, such as "Vos places sont gardées encore". */
  readonly label: string;
  /** Announced politely, once, when two minutes are left. */
  readonly almost_over: string;
  readonly onOver?: (() => void) | undefined;
};

const politeMoment = 120_000;

/**
 * The time for which places are still kept. It neither blinks nor turns red; the server's first
 * render shows no number.
 */
export const Countdown = ({
  expires_at,
  label,
  almost_over,
  onOver,
}: CountdownProps): ReactElement => {
  const [seconds, setSeconds] = useState<number | null>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const end = Date.parse(expires_at);
    const tick = () => {
      const remaining = end - Date.now();
      setSeconds(Math.max(0, remaining));
      if (remaining > 0) return;
      clearInterval(timer);
      over.current?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [expires_at]);
  const soon = seconds !== null && seconds <= politeMoment && seconds > 0;
  return (
    <p className={styles.countdown}>
      <Icon name="clock" size={18} />
      <span>
        {label}{' '}
        <time className={styles.time}>{seconds === null ? '–:––' : formatSpan(seconds)}</time>
      </span>
      <span className={styles.announcement} aria-live="polite">
        {soon ? almost_over : ''}
      </span>
    </p>
  );
};
