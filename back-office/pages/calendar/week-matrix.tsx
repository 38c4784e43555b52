import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { daysOfWeek } from '../availabilities/week.ts';
import { carriedHours } from './carried-dates.ts';
import { DayHead } from './day-head.tsx';
import { groupDates } from './group-dates.ts';
import type { Grouping } from './use-week-view.ts';
import { Ghost, WeekEntry } from './week-entry.tsx';
import { type GridProps, More } from './week-grid.tsx';
import styles from './week-grid.module.css';

interface Props extends GridProps {
  readonly grouping: Exclude<Grouping, 'none'>;
  readonly counts: ReadonlyMap<string, number>;
  readonly listOf: (day: string) => string;
}

/** The view of a week with a row for each location or each collaborator. */
export function WeekMatrix(props: Props) {
  const week_texts = useTexts('office-week');
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const { carrying, grouping } = props;
  const { carried } = carrying;
  const week = daysOfWeek(props.day);
  const without = grouping === 'location' ? week_texts.no_location : week_texts.nobody;
  const groups = groupDates(props.dates, {
    by: grouping,
    words: { without, locale: formats.locale },
  });
  const [dragged_date] = carried?.dates ?? [];
  const ghostOn = (key: string, day: string) => {
    if (carried === null || dragged_date === undefined || !carried.key.endsWith(` ${key}`))
      return null;
    if (week[week.indexOf(dragged_date.day) + carried.shift.days] !== day) return null;
    const { start_at, end_at } = carriedHours(dragged_date, { shift: carried.shift, timezone });
    const hours = `${formats.time(start_at)}–${formats.time(end_at)}`;
    return <Ghost title={dragged_date.activity.title} hours={hours} />;
  };
  return (
    <div className={styles['matrix']} aria-busy={props.waiting} data-grid>
      <div className={styles['head']}>
        <div className={styles['corner']}>{week_texts.groupings[grouping]}</div>
        {week.map((day) => (
          <DayHead
            key={day}
            {...props}
            day={day}
            some={props.dates.some((date) => date.day === day)}
          />
        ))}
      </div>
      {groups.map((group) => (
        <section key={group.key} className={styles['row']} aria-label={group.name}>
          <h2 className={styles['row-name']}>{group.name}</h2>
          {week.map((day) => {
            const dates = group.dates.filter((date) => date.day === day);
            return (
              <div
                key={day}
                className={styles['cell']}
                data-today={day === props.today || undefined}
                data-empty={dates.length === 0 || undefined}
              >
                <div className={styles['label']} aria-hidden="true">
                  {[formats.day(day), ...(props.names.get(day) ?? [])].join(' · ')}
                </div>
                {dates.map((date) => (
                  <WeekEntry
                    key={date.cuid}
                    date={date}
                    current={date.availability === props.current}
                    isCarried={carried?.key === `${date.cuid} ${group.key}`}
                    handlers={carrying.handlersOf(`${date.cuid} ${group.key}`, [date])}
                    onOpen={() => {
                      if (!carrying.wasCarried()) props.onOpen(date.availability);
                    }}
                  />
                ))}
                {ghostOn(group.key, day)}
              </div>
            );
          })}
        </section>
      ))}
      <div className={styles['row']}>
        <div className={styles['corner']} />
        {week.map((day) => (
          <div key={day}>
            <More
              count={
                (props.counts.get(day) ?? 0) - props.dates.filter((date) => date.day === day).length
              }
              to={props.listOf(day)}
            />
          </div>
        ))}
      </div>
      {props.dates.length === 0 && !props.waiting ? (
        <p className={styles['empty']}>{texts.nothing_this_week}</p>
      ) : null}
    </div>
  );
}
