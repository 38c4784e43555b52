import { Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** To whom a mailing goes, in words. */
export function MailingRecipients({ mailing }: { mailing: Answer<'getMailing'> }) {
  const texts = useTexts('office-mailings');
  const { on, names, count } = mailing.chosen;
  const what = count === 0 ? texts.source_found[on] : texts.source_chosen[on](count);
  return (
    <section>
      <Title order={2}>{texts.to}</Title>
      <Text>{[what, ...(names.length === 0 ? [] : [names.join(', ')])].join(' : ')}</Text>
      {mailing.state === 'DRAFT' ? (
        <Text size="sm" c="dimmed">
          {texts.found_anew}
        </Text>
      ) : null}
    </section>
  );
}
