import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { decideMark, type MarkRefusal } from '@ribambelle/domain/attendances/decide-mark.ts';
import { type ReactNode, useState } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { momentOfWall, wallMoment } from '../../formats/wall-moment.ts';
import { Facts, Section } from '../../panels/facts.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import styles from './attendances.module.css';
import { MarkHistory } from './mark-history.tsx';
import type { Attendee } from './register-state.ts';
import { useMarking } from './use-marking.ts';

/**
 * The name of a participant, which opens everything known of them: important answers, phone
 * numbers, hours, and each mark with its author.
 */
export function AttendeeDialog(props: { attendee: Attendee; children: ReactNode }) {
  const { attendee, children } = props;
  return (
    <FormDialog
      title={attendee.participant_name}
      renderButton={(open) => (
        <button type="button" className={styles['name']} onClick={open}>
          {children}
        </button>
      )}
    >
      {(close) => <Details attendee={attendee} close={close} />}
    </FormDialog>
  );
}

function Details({ attendee, close }: { attendee: Attendee; close: () => void }) {
  const texts = useTexts('office-attendances');
  const may = useMay();
  const { details, customer_name, phone, households } = attendee;
  return (
    <>
      {details === null || details.length === 0 ? null : (
        <Section title={texts.known}>
          <Facts rows={details.map(({ title, content }) => [title, content] as const)} />
        </Section>
      )}
      <Section title={texts.family}>
        <Facts
          rows={[
            [texts.family, customer_name],
            [texts.phone, phone === null ? null : <Phone key={phone} number={phone} />],
            ...households.map((other) => [other.name, numberOf(other)] as const),
          ]}
        />
      </Section>
      {may('registration-attendances.register') ? (
        <Hours attendee={attendee} close={close} />
      ) : null}
      <Section title={texts.history}>
        <MarkHistory marks={attendee.marks} />
      </Section>
    </>
  );
}

/**
 * Returns the phone number of another family of the child; a dash when it has none, or staff may
 * not see it.
 */
function numberOf({ phone }: Attendee['households'][number]) {
  return phone === null || phone === '' ? '—' : <Phone key={phone} number={phone} />;
}

function Phone({ number }: { number: string }) {
  return (
    <a className={styles['phone']} href={`tel:${number.replaceAll(/[^+\d]/gu, '')}`}>
      {number}
    </a>
  );
}

/** The noted hours, to be corrected. */
function Hours({ attendee, close }: { attendee: Attendee; close: () => void }) {
  const texts = useTexts('office-attendances');
  const { timezone } = useSession().organiser;
  const marking = useMarking();
  const { arrival, departure } = attendee.attendance;
  const { start_at, end_at } = attendee.group;
  const hourOf = (instant: string | null) =>
    instant === null ? '' : wallMoment(instant, timezone).slice(11);
  const before = { ARRIVED: hourOf(arrival), LEFT: hourOf(departure) };
  const [hours_typed, setHoursTyped] = useState(before);
  const [problem, setProblem] = useState<MarkRefusal | null>(null);
  const changed_kinds = (['ARRIVED', 'LEFT'] as const).filter(
    (kind) => hours_typed[kind] !== before[kind],
  );
  useUnsaved({ isUnsaved: () => changed_kinds.length > 0, discard: () => setHoursTyped(before) });
  const day = wallMoment(start_at, timezone).slice(0, 10);
  const hours = changed_kinds.map((kind) => ({
    kind,
    at: hours_typed[kind] === '' ? null : momentOfWall(`${day}T${hours_typed[kind]}`, timezone),
  }));
  const correct = () => {
    const now = new Date().toISOString();
    const date = { start_at, end_at, cancelled_at: null };
    const problems = hours.flatMap(({ kind, at }) => {
      if (at === null) return [];
      const decision = decideMark({ kind, at, made_at: now }, { date, now });
      return decision.ok ? [] : [decision.refused];
    });
    setProblem(problems[0] ?? null);
    if (problems.length > 0) return;
    for (const hour of hours) marking.correct(attendee, hour);
    leaveFreely(close);
  };
  return (
    <Section title={texts.hours}>
      <Stack gap="xs">
        <Group gap="xs" grow>
          <TextInput
            type="time"
            label={texts.arrival}
            value={hours_typed.ARRIVED}
            onChange={({ target }) => setHoursTyped({ ...hours_typed, ARRIVED: target.value })}
          />
          <TextInput
            type="time"
            label={texts.departure}
            value={hours_typed.LEFT}
            onChange={({ target }) => setHoursTyped({ ...hours_typed, LEFT: target.value })}
          />
        </Group>
        {problem === null ? null : (
          <Text c="red.7" size="sm" role="alert">
            {texts.refusals[problem]}
          </Text>
        )}
        <Button variant="default" disabled={changed_kinds.length === 0} onClick={correct}>
          {texts.correct}
        </Button>
      </Stack>
    </Section>
  );
}
