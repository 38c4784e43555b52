import { Anchor } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import type { ReactNode } from 'react';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

type Registration = Answer<'getOfficeRegistration'>;

interface Happened {
  readonly key: string;
  readonly at: string;
  readonly what: ReactNode;
  readonly more?: string;
}

/**
 * The history of a registration, the last first: its author, changes, money, e-mails, notes, review
 * and cancellation.
 */
export function RegistrationHistory({ record }: { record: Registration }) {
  const records = useTexts('office-records');
  const formats = useFormats();
  const events = useHappened(record);
  return (
    <div className="office-tab-form">
      <Section title={records.tabs.history} order={2}>
        {events.map(({ key, at, what, more }) => (
          <Line key={key} figure={formats.moment(at)} dimmed={more ?? ''}>
            {what}
          </Line>
        ))}
      </Section>
    </div>
  );
}

function useHappened(record: Registration): readonly Happened[] {
  const texts = useTexts('office-registrations');
  const records = useTexts('office-records');
  const changes = useTexts('office-registration-changes');
  const payments = useTexts('office-payments');
  const formats = useFormats();
  const may = useMay();
  const link = (to: string, name: string) => (
    <Anchor component={LinkAndBack} to={to}>
      {name}
    </Anchor>
  );
  const { changed_at, cancelled_at, review } = record;
  const notes_of_history = useNoted(record);
  const all: Happened[] = [
    {
      key: 'registered',
      at: record.created_at,
      what: records.registered_by(record.registered_by ?? texts.by_family),
    },
    ...record.waivers.map(({ waived, by, at, note, holds }) => ({
      key: `waived ${at}`,
      at,
      what: texts.waive.waived({
        age: waived.includes('AGE'),
        answers: waived.includes('ANSWERS'),
        by,
        holds,
      }),
      more: note ?? '',
    })),
    // one that lowered its price has an entry of its own
    ...(changed_at === null ||
    record.changes.some((one) => one.by === null && one.created_at === changed_at)
      ? []
      : [{ key: 'changed', at: changed_at, what: records.changed_by_family }]),
    ...(cancelled_at === null
      ? []
      : [
          {
            key: 'cancelled',
            at: cancelled_at,
            what: records.cancelled,
            more: record.cancellation_message ?? '',
          },
        ]),
    ...notes_of_history,
    ...(review === null
      ? []
      : [
          {
            key: 'review',
            at: review.created_at,
            what: records.reviewed(review.score),
            more: review.message ?? '',
          },
        ]),
    ...record.changes.flatMap((change) => changeEntries(change, { changes, records, formats })),
    ...(may('payments.read') ? record.payments : []).map((payment, index) => ({
      key: `payment ${index}`,
      at: payment.created_at,
      what: link(
        `/payments/${payment.cuid}`,
        payment.way === null ? payments.methodOf(payment.method) : payments.given_back[payment.way],
      ),
      more: formats.price(payment.amount),
    })),
    ...(may('mails.read') ? record.mails : []).map((mail) => ({
      key: mail.cuid,
      at: mail.created_at,
      what: link(`/mailbox/${mail.cuid}`, mail.subject),
      more: records.mail_sent,
    })),
  ];
  return all.toSorted((one, other) => other.at.localeCompare(one.at));
}

/**
 * Returns its notes, for staff with access to them: the author, the text, and whether the family
 * reads it.
 */
function useNoted(record: Registration): readonly Happened[] {
  const records = useTexts('office-records');
  const enabled = useMay()('registration-notes.read');
  const { data } = useCall('listRegistrationNotes', { registration: record.cuid }, { enabled });
  if (!enabled) return [];
  return (data?.data ?? []).map(({ cuid, created_at, author_name, for_family, text }) => ({
    key: cuid,
    at: created_at,
    what: records.noted(author_name, for_family),
    more: text,
  }));
}

/** Returns a change; for a restoration, also the cancellation that was taken back. */
function changeEntries(
  {
    cuid,
    kind,
    created_at,
    by,
    reason,
    cancelled_at,
    was,
    became,
  }: Registration['changes'][number],
  by_words: {
    readonly changes: Texts['office-registration-changes'];
    readonly records: Texts['office-records'];
    readonly formats: ReturnType<typeof useFormats>;
  },
): readonly Happened[] {
  const { changes, records, formats } = by_words;
  const where = ({ activity_title, start_at, end_at }: typeof was) =>
    [activity_title, ...new Set([start_at, end_at].map((at) => formats.date(at)))].join(', ');
  const sides = {
    TRANSFER: [where(was), where(became)],
    REPLACEMENT: [was.participant, became.participant],
    RESTORATION: [],
    CHANGE: [],
  }[kind];
  const money =
    was.total_amount === null || was.total_amount === became.total_amount
      ? []
      : [formats.price(was.total_amount), formats.price(became.total_amount ?? 0)];
  const more = [sides, money].filter(({ length }) => length > 0).map((pair) => pair.join(' → '));
  const act = {
    key: cuid,
    at: created_at,
    what:
      by === null ? records.changed_by_family : changes.done[reason === null ? kind : 'PRICE'](by),
    more: [...more, reason ?? ''].filter((part) => part !== '').join(' · '),
  };
  return cancelled_at === null
    ? [act]
    : [act, { key: `${cuid} cancelled`, at: cancelled_at, what: records.cancelled }];
}
