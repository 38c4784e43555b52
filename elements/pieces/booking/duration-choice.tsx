import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './booking.module.css';

interface DurationChoiceProps {
  /** The durations in seconds, the shortest first. */
  readonly durations: readonly number[];
  readonly value: number;
  readonly onChange: (duration: number) => void;
}

/** The choice of the duration; nothing when there is only one (2 §4). */
export const DurationChoice = (props: DurationChoiceProps): ReactElement | null => {
  const texts = useTexts('resources');
  const { language } = useReading();
  if (props.durations.length < 2) return null;
  return (
    <div className={styles.durations} role="group" aria-label={texts.duration}>
      {props.durations.map((duration) => (
        <button
          key={duration}
          type="button"
          className={classNames(styles.duration, duration === props.value && styles.chosen)}
          aria-pressed={duration === props.value}
          onClick={() => props.onChange(duration)}
        >
          {formatDuration(duration, language)}
        </button>
      ))}
    </div>
  );
};
