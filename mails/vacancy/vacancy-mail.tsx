import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Greeting } from '../pieces/greeting.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { VacancyFacts } from './facts.ts';

/**
 * Says that a place is free, where to take it, and that it is not kept (1 §9.3
 * waiting-list.vacancy, R18).
 */
export const vacancyMail: MailDefinition<VacancyFacts> = {
  subject: ({ facts, texts, sender }) => texts.vacancy_subject(sender.name, facts.activity),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const reading = readingOf(drawing);
    const opens: readonly Fact[] =
      facts.opens_at === null
        ? []
        : [[texts.vacancy_opens, formatInstant(facts.opens_at, reading)]];
    return (
      <>
        <Greeting firstname={facts.firstname} texts={texts} />
        <Paragraph>{texts.vacancy_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={[[texts.when, formatDateRange(facts, reading)], ...opens]} />
        <Paragraph>{texts.vacancy_hurry}</Paragraph>
        <Button href={facts.href}>{texts.vacancy_button}</Button>
        <Paragraph>{texts.vacancy_closing}</Paragraph>
      </>
    );
  },
};
