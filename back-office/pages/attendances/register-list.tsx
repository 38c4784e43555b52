import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMarks } from '../../data/marks-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import styles from './attendances.module.css';
import { RegisterRow } from './register-row.tsx';
import { type Attendee, countsOf } from './register-state.ts';

/**
 * The expected participants, group by group, with the number present; `all` are counted, `shown`
 * are those that a search left.
 */
export function RegisterList(props: { all: readonly Attendee[]; shown: readonly Attendee[] }) {
  const texts = useTexts('office-attendances');
  const groups = Map.groupBy(props.shown, ({ date_id }) => date_id);
  return (
    <>
      <p className={styles['counts']}>
        <strong role="status">{texts.counts(countsOf(props.all))}</strong>
        <Sent />
      </p>
      {props.shown.length === 0 ? <p className={styles['hint']}>{texts.none_found}</p> : null}
      {[...groups.values()].map((attendees) => (
        <Group key={attendees[0]?.date_id} attendees={attendees} counted={props.all} />
      ))}
    </>
  );
}

/** Says that the server has every mark, or how many wait. */
function Sent() {
  const texts = useTexts('office-attendances');
  const { waiting } = useMarks().unsent;
  return (
    <span className={styles['sent']} data-waiting={waiting.length > 0 || undefined}>
      {waiting.length === 0 ? texts.all_sent : texts.waiting(waiting.length)}
    </span>
  );
}

function Group(props: { attendees: readonly Attendee[]; counted: readonly Attendee[] }) {
  const texts = useTexts('office-attendances');
  const formats = useFormats();
  const [first] = props.attendees;
  if (first === undefined) return null;
  const { activity_title, location, start_at, end_at, date_id } = first.group;
  const date_attendees = props.counted.filter((one) => one.date_id === date_id);
  const where = [
    `${formats.time(start_at)} – ${formats.time(end_at)}`,
    ...(location === null ? [] : [location]),
  ];
  return (
    <section className={styles['group']}>
      <header>
        <h2>{activity_title}</h2>
        <p>
          {where.join(' · ')} · {texts.counts(countsOf(date_attendees))}
        </p>
      </header>
      <ul>
        {props.attendees.map((attendee) => (
          <RegisterRow key={attendee.registration} attendee={attendee} />
        ))}
      </ul>
    </section>
  );
}
