import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { CollaboratorLinkFacts } from './facts.ts';

/** Gives a collaborator the link for choosing a new password. */
export const collaboratorLinkMail: MailDefinition<CollaboratorLinkFacts> = {
  subject: ({ texts, sender }) => texts.password_subject(sender.name),
  Content: ({ facts, texts, sender }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {facts.own ? texts.own_link_why(sender.name) : texts.collaborator_link_why(sender.name)}
      </Paragraph>
      <Button href={facts.href}>{texts.password_button}</Button>
      <Paragraph>{texts.password_lasts}</Paragraph>
    </>
  ),
};
