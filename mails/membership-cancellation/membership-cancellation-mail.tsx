import type { MailDefinition } from '../definition.ts';
import { Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { MembershipCancellationFacts } from './facts.ts';

/** Says that a membership is cancelled, why, and what happens to the money. */
export const membershipCancellationMail: MailDefinition<MembershipCancellationFacts> = {
  subject: ({ texts, sender }) => texts.membership_cancelled_subject(sender.name),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.membership_cancelled_opening(facts.title)}</Paragraph>
      <Facts rows={[[texts.cancelled_reason, facts.message]]} />
      <Paragraph>{texts.cancelled_closing}</Paragraph>
    </>
  ),
};
