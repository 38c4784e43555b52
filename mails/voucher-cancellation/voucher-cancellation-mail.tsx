import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { MailDefinition } from '../definition.ts';
import { Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { VoucherCancellationFacts } from './facts.ts';

/** Says that a voucher is cancelled, why, and what happens to the money. */
export const voucherCancellationMail: MailDefinition<VoucherCancellationFacts> = {
  subject: ({ texts, sender }) => texts.voucher_cancelled_subject(sender.name),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>{texts.voucher_cancelled_opening(facts.title)}</Paragraph>
      <Facts
        rows={[
          [texts.voucher_code, formatVoucherCode(facts.code, texts.voucher_code_lost)],
          [texts.cancelled_reason, facts.message],
        ]}
      />
      <Paragraph>{texts.cancelled_closing}</Paragraph>
    </>
  ),
};
