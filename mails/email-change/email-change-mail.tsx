import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { EmailChangeFacts } from './facts.ts';

/** Tells the current address that another one was given, before that one takes effect (R30). */
export const emailChangeMail: MailDefinition<EmailChangeFacts> = {
  subject: ({ texts, sender }) => texts.email_change_subject(sender.name),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.email_change_what(facts.email)}</Paragraph>
      <Paragraph>{texts.email_change_not_you}</Paragraph>
    </>
  ),
};
