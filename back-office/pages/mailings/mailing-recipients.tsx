import { Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Recipients = Answer<'getMailing'>['recipients'];

/** Returns the first and the last day of the dates of the recipients; null for other filters. */
function daysOf({ selection }: Extract<Recipients, { on: 'DATES' }>): readonly string[] | null {
  if (selection.by !== 'FILTERS') return null;
  const { from, until } = selection.filters;
  return from === until ? [from] : [from, until];
}

/** The recipients of a mailing, in words. */
export function MailingRecipients({ mailing }: { mailing: Answer<'getMailing'> }) {
  const texts = useTexts('office-mailings');
  const { on, names, count } = mailing.chosen;
  const formats = useFormats();
  const { recipients } = mailing;
  const days = recipients.on === 'DATES' ? daysOf(recipients) : null;
  const source_text =
    days === null ? texts.source_found[on] : texts.source_days(days.map(formats.plainDay));
  const what = count === 0 ? source_text : texts.source_chosen[on](count);
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
