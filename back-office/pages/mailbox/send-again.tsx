import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useMailStatus } from '../../data/use-mail-status.ts';
import { confirm } from '../../panels/confirm.tsx';

/** The calls that are refetched once e-mails were sent. */
const REFRESHES = ['getMailStatus', 'listSentMails', 'getSentMail'] as const;

/** The button that sends one e-mail again, when that is possible. */
export function SendAgain({ mail }: { mail: Answer<'getSentMail'> }) {
  const texts = useTexts('office-mails');
  const may = useMay();
  const send = useAction('sendMailsAgain', { refreshes: REFRESHES, done: texts.sending_started });
  if (!mail.resendable || !may('notifications.trigger')) return null;
  return (
    <Button
      variant="default"
      mt="sm"
      loading={send.isPending}
      onClick={() => send.mutate({ mail: mail.cuid })}
    >
      {texts.send_again}
    </Button>
  );
}

/** The button that sends all waiting e-mails, and the result of the last time. */
export function SendAll() {
  const texts = useTexts('office-mails');
  const office = useTexts('office');
  const may = useMay();
  const status = useMailStatus();
  const send = useAction('sendMailsAgain', { refreshes: REFRESHES, done: texts.sending_started });
  const answers = useAnswers();
  const waiting_count = status?.sending?.waiting ?? 0;
  // the list follows the progress of the sending
  useEffect(() => void answers.invalidate('listSentMails'), [answers, waiting_count]);
  if (status === undefined) return null;
  const { delivers, unsent, sending } = status;
  const isSending = waiting_count > 0;
  const ask = () =>
    confirm({
      title: texts.send_all(unsent.count),
      consequence: texts.send_all_consequence(unsent.count),
      yes: texts.send_again,
      no: office.cancel,
      run: () => send.mutate({ mail: null }),
    });
  return (
    <>
      {sending === null || isSending ? null : (
        <Text size="sm" c="dimmed">
          {texts.last_sending(sending)}
        </Text>
      )}
      {unsent.count === 0 || !delivers || !may('notifications.trigger') ? null : (
        <Button onClick={ask} loading={send.isPending || isSending}>
          {texts.send_all(unsent.count)}
        </Button>
      )}
    </>
  );
}
