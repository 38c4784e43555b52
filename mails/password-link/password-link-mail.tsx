import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { PasswordLinkFacts } from './facts.ts';

/** Gives the link for choosing a new password, and says how long it lasts (3 §3.1). */
export const passwordLinkMail: MailDefinition<PasswordLinkFacts> = {
  subject: ({ texts, sender }) => texts.password_subject(sender.name),
  Content: ({ facts, texts, sender }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.password_why(sender.name)}</Paragraph>
      <Button href={facts.href}>{texts.password_button}</Button>
      <Paragraph>{texts.password_lasts}</Paragraph>
    </>
  ),
};
