import { formatLastDay } from '@ribambelle/texts/formats/format-last-day.ts';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { Drawing, MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Heading } from '../pieces/heading.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { VoucherGiftFacts } from './facts.ts';

/**
 * Gives a voucher to its recipient: the giver, their words, its worth and how to redeem it. The
 * voucher's page is attached.
 */
export const voucherGiftMail: MailDefinition<VoucherGiftFacts> = {
  subject: ({ facts, texts }) => texts.gift_subject(facts.given_by),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    return (
      <>
        {facts.name === '' ? null : <Paragraph>{texts.greeting(facts.name)}</Paragraph>}
        <Paragraph>{texts.gift_opening(facts.given_by)}</Paragraph>
        {facts.message === ''
          ? null
          : facts.message
              .split('\n')
              .filter((line) => line.trim() !== '')
              .map((line, index) => <Paragraph key={index}>{line}</Paragraph>)}
        <Heading>{facts.title}</Heading>
        <Facts rows={rowsOf(drawing)} />
        <Button href={facts.href}>{texts.gift_redeem}</Button>
        <Paragraph>{texts.gift_closing}</Paragraph>
      </>
    );
  },
};

function rowsOf(drawing: Drawing<VoucherGiftFacts>): readonly Fact[] {
  const { facts, texts } = drawing;
  const { expires_at } = facts;
  const reading = { ...readingOf(drawing), year: true };
  return [
    [texts.voucher_amount, facts.worth],
    [texts.voucher_code, formatVoucherCode(facts.code, texts.voucher_code_lost)],
    ...(expires_at === null
      ? []
      : [[texts.voucher_until, formatLastDay(expires_at, reading)] as const]),
  ];
}
