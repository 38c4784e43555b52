import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { LatePaymentFacts } from './facts.ts';

/**
 * Tells the customer that a payment arrived after its places were gone, and where it went (R12).
 */
export const latePaymentMail: MailDefinition<LatePaymentFacts> = {
  subject: ({ texts, sender }) => texts.late_subject(sender.name),
  Content: ({ facts, texts, language }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.late_opening(formatPrice({ amount: facts.amount, language }))}</Paragraph>
      <Paragraph>{texts.late_credit(formatPrice({ amount: facts.credit, language }))}</Paragraph>
    </>
  ),
};
