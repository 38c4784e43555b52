import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { LatePaymentNoticeFacts } from './facts.ts';

/** Says to the organiser that money came when places were gone, and where it went (R12). */
export const latePaymentNoticeMail: MailDefinition<LatePaymentNoticeFacts> = {
  subject: ({ facts, texts }) => texts.late_organiser_subject(facts.customer),
  Content: ({ facts, texts, language }) => {
    const money = (amount: number) => formatPrice({ amount, language });
    return (
      <>
        <Paragraph>{texts.late_organiser_opening(facts.customer, money(facts.amount))}</Paragraph>
        <Paragraph>{texts.late_organiser_credit(money(facts.credit))}</Paragraph>
      </>
    );
  },
};
