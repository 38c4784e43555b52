import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { Drawing, MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { RegistrationRequestFacts } from './facts.ts';

/**
 * Says that a request came in, or how it was decided: the dates granted, the dates refused, and why
 * (3 §4).
 */
export const registrationRequestMail: MailDefinition<RegistrationRequestFacts> = {
  subject: ({ facts, texts, sender }) => texts.request_subjects[facts.status](sender.name),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.request_openings[facts.status](facts.activity)}</Paragraph>
        <Facts rows={rowsOf(drawing)} />
        <Paragraph>{texts.request_closings[facts.status]}</Paragraph>
        <Button href={facts.href}>{texts.see_request}</Button>
      </>
    );
  },
};

function rowsOf(drawing: Drawing<RegistrationRequestFacts>): readonly Fact[] {
  const { facts, texts } = drawing;
  const reading = readingOf(drawing);
  const given = facts.requested.filter((one) => one.given);
  const others = facts.requested.filter((one) => !one.given);
  const dates = (name: string, of: typeof given): readonly Fact[] =>
    of.map((one, index) => [index === 0 ? name : '', formatDateRange(one, reading)]);
  const rows: readonly Fact[] = [
    [texts.for_participant, facts.participant],
    [texts.request_tier, facts.tier],
    ...dates(texts.request_given, given),
    ...dates(facts.status === 'APPROVED' ? texts.request_not_given : texts.when, others),
    [texts.request_message, facts.message],
  ];
  return rows.filter(([, value]) => value !== '');
}
