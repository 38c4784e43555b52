import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RECIPIENT_STATES } from '@ribambelle/domain/mailings/mailing.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Facts } from '../../panels/facts.tsx';
import { MailingRecipients } from './mailing-recipients.tsx';
import { RecipientsOfMailing } from './recipients-of-mailing.tsx';

type Mailing = Answer<'getMailing'>;

const LOOK_AGAIN_MILLIS = 1000;
const REFRESHES = ['getMailing', 'listMailings', 'listMailingRecipients'] as const;
const NAMES = {
  WAITING: 'waiting',
  SENT: 'sent',
  KEPT: 'kept',
  FAILED: 'failed',
  BOUNCED: 'bounced',
  HELD_BACK: 'held_back',
  CANCELLED: 'cancelled',
} as const;

/**
 * The results of a mailing: its progress, the number of families in each state, and each family.
 */
export function MailingResults({ mailing }: { mailing: Mailing }) {
  const texts = useTexts('office-mailings');
  const formats = useFormats();
  const { results, begun_at, author } = mailing;
  return (
    <Stack gap="md" p="md">
      <MailingRecipients mailing={mailing} />
      <Text c="dimmed">
        {[
          results.kept > 0 ? texts.kept_state(results.sent) : texts.states[mailing.state],
          author,
          begun_at === null ? '' : formats.moment(begun_at),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      <UnderWay mailing={mailing} />
      <section aria-label={texts.results}>
        <Facts
          rows={RECIPIENT_STATES.filter((state) => results[NAMES[state]] > 0).map((state) => [
            texts.recipient_states[state],
            <Link key={state} to={{ search: `?state=${state}` }}>
              {formats.count(results[NAMES[state]])}
            </Link>,
          ])}
        />
      </section>
      <Resend mailing={mailing} />
      <RecipientsOfMailing mailing={mailing.cuid} />
    </Stack>
  );
}

/**
 * The progress of a mailing that is being sent, and the button that stops it; nothing afterwards.
 */
function UnderWay({ mailing }: { mailing: Mailing }) {
  const texts = useTexts('office-mailings');
  const office = useTexts('office');
  const formats = useFormats();
  const answers = useAnswers();
  const may = useMay();
  const running = mailing.state === 'WRITING' || mailing.state === 'SENDING';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      for (const name of REFRESHES) void answers.invalidate(name);
    }, LOOK_AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, [running, answers]);
  const stop = useAction('cancelMailing', { refreshes: REFRESHES, done: texts.stopped });
  if (!running) return null;
  const { waiting, sent, failed, bounced } = mailing.results;
  const done_count = sent + failed + bounced;
  const ask = () =>
    confirm({
      title: texts.stop_title,
      consequence: texts.stop_consequence(waiting),
      yes: texts.stop,
      no: office.cancel,
      run: () => stop.mutate({ mailing: mailing.cuid }),
    });
  return (
    <Stack gap={6}>
      <Progress
        value={(100 * done_count) / Math.max(1, done_count + waiting)}
        aria-label={texts.title}
      />
      <Text role="status">
        {texts.progress(formats.count(done_count), formats.count(done_count + waiting))}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.goes_on}
      </Text>
      {may('customer-notifications.create') ? (
        <Group>
          <Button variant="default" loading={stop.isPending} onClick={ask}>
            {texts.stop}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

/** The button that sends failed and returned e-mails again; nothing without any. */
function Resend({ mailing }: { mailing: Mailing }) {
  const texts = useTexts('office-mailings');
  const may = useMay();
  const resend = useAction('resendMailing', { refreshes: REFRESHES, done: texts.resent });
  const { failed, bounced, kept } = mailing.results;
  const some = failed + bounced + kept > 0;
  if (!some || mailing.state !== 'SENT' || !may('customer-notifications.create')) return null;
  return (
    <Group>
      <Button
        variant="default"
        loading={resend.isPending}
        onClick={() => resend.mutate({ mailing: mailing.cuid })}
      >
        {texts.resend}
      </Button>
    </Group>
  );
}
