import type { MailDefinition } from '../definition.ts';
import { Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { BundleCancellationFacts } from './facts.ts';

/** Says that a pack is cancelled, why, and what happens to the money. */
export const bundleCancellationMail: MailDefinition<BundleCancellationFacts> = {
  subject: ({ texts, sender }) => texts.bundle_cancelled_subject(sender.name),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.bundle_cancelled_opening(facts.title)}</Paragraph>
      <Facts rows={[[texts.cancelled_reason, facts.message]]} />
      <Paragraph>{texts.cancelled_closing}</Paragraph>
    </>
  ),
};
