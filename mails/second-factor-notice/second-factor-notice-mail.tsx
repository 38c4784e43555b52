import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { SecondFactorNoticeFacts } from './facts.ts';

/** Says that a colleague removed the second factor. */
export const secondFactorNoticeMail: MailDefinition<SecondFactorNoticeFacts> = {
  subject: ({ texts, sender }) => texts.second_factor_subject(sender.name),
  Content: ({ facts, texts, sender }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.second_factor_what(facts.by, sender.name)}</Paragraph>
      <Paragraph>{texts.second_factor_not_you}</Paragraph>
    </>
  ),
};
