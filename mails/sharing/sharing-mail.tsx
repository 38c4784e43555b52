import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { SharingFacts } from './facts.ts';

/**
 * Tells each family of a child that one more family shares it, what that means, and how to object
 * (decision 147).
 */
export const sharingMail: MailDefinition<SharingFacts> = {
  subject: ({ facts, texts, sender }) => texts.sharing_subject(sender.name, facts.child),
  Content: ({ facts, texts, sender }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {facts.is_added
          ? texts.sharing_with_you(facts.child, facts.others.join(', '))
          : texts.sharing_with_them(facts.child, facts.added)}
      </Paragraph>
      <Paragraph>{texts.sharing_means(facts.child)}</Paragraph>
      <Paragraph>{texts.sharing_no(sender.phone)}</Paragraph>
    </>
  ),
};
