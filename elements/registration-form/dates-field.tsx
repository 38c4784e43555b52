import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';
import { localTimeOf, type Reading, wordsOf } from '@ribambelle/ui/dates/local-time.ts';
import { formatHours } from '@ribambelle/ui/dates/format-date-range.ts';
import { FieldError } from '@ribambelle/ui/forms/field.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { type ReactElement, useId } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './form.module.css';
import type { AvailabilityPage } from './form-values.ts';

interface DatesFieldProps {
  readonly availability: AvailabilityPage;
  /** Whose dates, where several availabilities stand in one form. */
  readonly title: string | null;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly now: string;
  readonly error: string | undefined;
}

/** Above so many the dates stand in a grid (2 §9). */
const MOST_IN_A_LIST = 7;

/** Which dates of several: what is full or closed stands there too, greyed, with the reason. */
export const DatesField = ({ availability, title, chosen, onChange, now, error }: DatesFieldProps): ReactElement => {
  const texts = useTexts('cart');
  const reading = useReading();
  const id = useId();
  const bookable = new Set(bookableDates(availability.dates, { now, partial_eligible: false }).map((date) => date.id));
  const dates = availability.dates
    .filter((date) => Date.parse(date.start_at) > Date.parse(now))
    .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  const hours = new Set(dates.map((date) => formatHours(date, reading)));
  const toggle = (date: number, on: boolean) =>
    onChange(dates.map((each) => each.id).filter((each) => (each === date ? on : chosen.includes(each))));
  return (
    <fieldset
      data-field={`dates.${availability.id}`}
      className={styles.dates}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        <span>{title === null ? texts.dates : texts.dates_of(title)}</span>
        <span className={styles.chosen} aria-live="polite">
          {texts.dates_chosen(chosen.length)}
        </span>
      </legend>
      <div className={dates.length > MOST_IN_A_LIST ? styles.dateGrid : styles.dateList}>
        {dates.map((date) => (
          <label key={date.id} className={styles.date}>
            <input
              type="checkbox"
              className={styles.dateBox}
              checked={chosen.includes(date.id)}
              disabled={!bookable.has(date.id)}
              onChange={(event) => toggle(date.id, event.currentTarget.checked)}
            />
            <span className={styles.dateWords}>
              <span>{shortDay(date.start_at, reading)}</span>
              {hours.size > 1 && <span className={styles.dateHours}>{formatHours(date, reading)}</span>}
              {!bookable.has(date.id) && (
                <span className={styles.dateHours}>
                  {date.status === 'OPEN' || date.status === 'FULL' ? texts.date_full : texts.date_closed}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};

/** `mer. 25 nov.`: short, so that two stand side by side on a phone. */
function shortDay(instant: string, reading: Reading): string {
  const { weekday, day, short_month } = wordsOf(localTimeOf(instant, reading.time_zone), reading.language);
  return `${weekday}\u00a0${day}\u00a0${short_month}`;
}
