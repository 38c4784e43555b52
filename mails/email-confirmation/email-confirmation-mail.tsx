import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { EmailConfirmationFacts } from './facts.ts';

/** Gives the link that confirms an e-mail address, to that address (R30). */
export const emailConfirmationMail: MailDefinition<EmailConfirmationFacts> = {
  subject: ({ texts, sender }) => texts.confirm_subject(sender.name),
  Content: ({ facts, texts, sender }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.confirm_why(sender.name)}</Paragraph>
      <Button href={facts.href}>{texts.confirm_button}</Button>
      <Paragraph>{texts.confirm_lasts}</Paragraph>
    </>
  ),
};
