import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { LatePaymentNoticeFacts } from './facts.ts';

/**
 * Tells the organiser that a payment arrived after its places were gone, and where it went (R12).
 */
export const latePaymentNoticeMail: MailDefinition<LatePaymentNoticeFacts> = {
  subject: ({ facts: { customer }, texts }) =>
    customer === null ? texts.late_erased_subject : texts.late_organiser_subject(customer),
  Content: ({ facts, texts, language }) => {
    const money = (amount: number) => formatPrice({ amount, language });
    const { customer, amount, credit } = facts;
    if (customer === null)
      return (
        <>
          <Paragraph>{texts.late_erased_opening(money(amount))}</Paragraph>
          <Paragraph>{texts.late_erased_credit(money(credit))}</Paragraph>
        </>
      );
    return (
      <>
        <Paragraph>{texts.late_organiser_opening(customer, money(amount))}</Paragraph>
        <Paragraph>{texts.late_organiser_credit(money(credit))}</Paragraph>
      </>
    );
  },
};
