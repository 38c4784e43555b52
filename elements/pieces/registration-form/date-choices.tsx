import { Button } from '@ribambelle/ui/actions/button.tsx';
import { formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import { localTimeOf, type Reading, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import { FieldError } from '@ribambelle/ui/forms/field.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useId } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { chooseAllOrNone, isAllChosen } from './choose-all.ts';
import styles from './form.module.css';

/** A date that can be ticked or, with a reason, cannot. */
export interface DateChoice {
  readonly id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly disabled: boolean;
  readonly note: string | null;
}

interface DateChoicesProps {
  readonly field: string;
  readonly legend: string;
  /** A hint for before choosing. */
  readonly hint?: string | undefined;
  /** The dates, in the order in which they are shown. */
  readonly dates: readonly DateChoice[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly error: string | undefined;
}

/** The largest number of dates in a list; more are in a grid (2 §9). */
export const MOST_IN_A_LIST = 7;

/** Dates to tick, with the number of ticked ones; many can be ticked or cleared all at once. */
export const DateChoices = ({
  field,
  legend,
  hint,
  dates,
  chosen,
  onChange,
  error,
}: DateChoicesProps): ReactElement => {
  const texts = useTexts('cart');
  const reading = useReading();
  const id = useId();
  const hours = new Set(dates.map((date) => formatHours(date, reading)));
  const toggle = (date: number, on: boolean) =>
    onChange(
      dates.map((each) => each.id).filter((each) => (each === date ? on : chosen.includes(each))),
    );
  return (
    <fieldset
      data-field={field}
      className={styles.dates}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        <span>{legend}</span>
        <span className={styles.chosen} aria-live="polite">
          {texts.dates_chosen(chosen.length)}
        </span>
      </legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={dates.length > MOST_IN_A_LIST ? styles.dateGrid : styles.dateList}>
        {dates.map((date) => (
          <label key={date.id} className={styles.date}>
            <input
              type="checkbox"
              className={styles.dateBox}
              checked={chosen.includes(date.id)}
              disabled={date.disabled}
              onChange={(event) => toggle(date.id, event.currentTarget.checked)}
            />
            <span className={styles.dateWords}>
              <span>{shortDay(date.start_at, reading)}</span>
              {hours.size > 1 && (
                <span className={styles.dateHours}>{formatHours(date, reading)}</span>
              )}
              {date.note !== null && <span className={styles.dateHours}>{date.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {dates.length > MOST_IN_A_LIST && dates.some((date) => !date.disabled) && (
        <Button kind="plain" size="small" onClick={() => onChange(chooseAllOrNone(dates, chosen))}>
          {isAllChosen(dates, chosen) ? texts.dates_none : texts.dates_all}
        </Button>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};

/** Returns a short day, `mer. 25 nov.`, so that two fit side by side on a phone. */
function shortDay(instant: string, reading: Reading): string {
  const { weekday, day, short_month } = wordsOf(
    localTimeOf(instant, reading.time_zone),
    reading.language,
  );
  return `${weekday}\u00a0${day}\u00a0${short_month}`;
}
