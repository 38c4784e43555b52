import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { MailDefinition } from '../definition.ts';
import { Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { Paragraphs } from '../pieces/paragraphs.tsx';
import { readingOf } from '../reading.ts';
import type { MessageFacts } from './facts.ts';

/** The message from staff, and the registrations of the family it is about. */
export const messageMail: MailDefinition<MessageFacts> = {
  subject: ({ facts }) => facts.subject,
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const reading = readingOf(drawing);
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraphs text={facts.text} />
        <Facts
          rows={facts.concerned.map((one) => [
            `${one.participant} · ${one.activity}`,
            formatDateRange(one, reading),
          ])}
        />
      </>
    );
  },
};
