import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { AbsenceDialog } from './absence-dialog.tsx';
import styles from './attendances.module.css';
import { AttendeeDialog } from './attendee-dialog.tsx';
import type { Attendee } from './register-state.ts';
import { type Marking, useMarking } from './use-marking.ts';

/**
 * The row of a participant: name, important answers, presence, and the marks that can come next.
 */
export function RegisterRow({ attendee }: { attendee: Attendee }) {
  const texts = useTexts('office-attendances');
  const office = useTexts('office');
  const may = useMay();
  const { participant_name, age, details, attendance, unsent } = attendee;
  return (
    <li className={styles['row']} data-state={attendance.state}>
      <div className={styles['who']}>
        <AttendeeDialog attendee={attendee}>
          {participant_name}
          {age === null ? null : <span className={styles['age']}>{office.age(age)}</span>}
        </AttendeeDialog>
        <Where attendee={attendee} />
        {unsent ? <span className={styles['unsent']}>{texts.not_sent}</span> : null}
      </div>
      {may('registration-attendances.register') ? <Acts attendee={attendee} /> : null}
      <Known details={details?.filter(({ health }) => health) ?? []} health />
      <Known details={details?.filter(({ health }) => !health) ?? []} />
    </li>
  );
}

/** The answers that staff must know of a participant; those about health in red. */
function Known(props: { details: NonNullable<Attendee['details']>; health?: boolean }) {
  const { said } = useTexts('office-rosters');
  const { details, health } = props;
  if (details.length === 0) return null;
  return (
    <p className={styles['known']} data-health={health}>
      {details.map(({ title, content }) => said(title, content)).join(' · ')}
    </p>
  );
}

/** The presence of a participant, in words. */
export function Where({ attendee }: { attendee: Attendee }) {
  const texts = useTexts('office-attendances');
  const { time } = useFormats();
  const { state, arrival, departure } = attendee.attendance;
  const stateText = () => {
    if (departure !== null)
      return arrival === null
        ? texts.left_only(time(departure))
        : texts.left(time(arrival), time(departure));
    if (arrival !== null) return texts.present(time(arrival));
    return state === 'ABSENT' ? texts.absent(reasonOf(attendee, texts)) : texts.expected;
  };
  return (
    <span className={styles['where']} data-state={state}>
      {stateText()}
    </span>
  );
}

function reasonOf(
  { marks }: Attendee,
  texts: { reasons: Readonly<Record<string, string>>; no_reason: string },
): string {
  const last = marks.findLast(({ kind }) => kind === 'ABSENT');
  const reason = last?.reason ?? null;
  const words = reason === null ? texts.no_reason : (texts.reasons[reason] ?? '');
  return last === undefined || last.message === '' ? words : `${words} (${last.message})`;
}

/** The buttons for the marks that can come next. */
function Acts({ attendee }: { attendee: Attendee }) {
  const texts = useTexts('office-attendances');
  const marking = useMarking();
  const { state } = attendee.attendance;
  return (
    <div className={styles['acts']}>
      {state === 'EXPECTED' ? (
        <AbsenceDialog attendee={attendee} missAs={marking.missAs} />
      ) : (
        <Act attendee={attendee} marking={marking} of="takeBack" quiet>
          {texts.take_back}
        </Act>
      )}
      {state === 'PRESENT' ? (
        <Act attendee={attendee} marking={marking} of="leave">
          {texts.departure}
        </Act>
      ) : null}
      {state === 'EXPECTED' || state === 'ABSENT' ? (
        <Act attendee={attendee} marking={marking} of="arrive">
          {texts.arrival}
        </Act>
      ) : null}
    </div>
  );
}

function Act(props: {
  attendee: Attendee;
  marking: Marking;
  of: 'arrive' | 'leave' | 'takeBack';
  quiet?: boolean;
  children: ReactNode & string;
}) {
  const texts = useTexts('office-attendances');
  const { attendee, marking, of, quiet = false, children } = props;
  return (
    <Button
      size="md"
      h={48}
      variant={quiet ? 'default' : of === 'leave' ? 'light' : 'filled'}
      px={quiet ? 12 : 18}
      aria-label={texts.act_of(children, attendee.participant_name)}
      onClick={() => marking[of](attendee)}
    >
      {children}
    </Button>
  );
}
