import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { dayAndMonth } from '../schedule/day-words.ts';
import styles from './booking.module.css';

/**
 * Announces to screen readers the number of free hours on the chosen day, whenever it changes;
 * `count` is undefined while it is loading.
 */
export const HoursSaid = (input: {
  readonly day: string;
  readonly count: number | undefined;
}): ReactElement => {
  const texts = useTexts('resources');
  const { language } = useReading();
  const { day, count } = input;
  return (
    <p role="status" className={styles.said}>
      {count !== undefined && texts.hours_said(dayAndMonth(day, language), count)}
    </p>
  );
};
