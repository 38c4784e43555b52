import { Radio, Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  PRICES_OF_TRANSFER,
  type PriceOfTransfer,
} from '@ribambelle/domain/registrations/transfer.ts';
import { useFormats } from '../../formats/formats.ts';
import { Line } from '../../panels/facts.tsx';

/**
 * The new price of a registration, line by line, its price until now, and the effect of the
 * difference; nothing for staff without access to money.
 */
export function ChangedMoney(props: {
  preview: Omit<Answer<'previewRegistrationTransfer'>, 'objection' | 'bundle_returned' | 'mail'>;
  price: PriceOfTransfer;
  /** Left out when there is no choice. */
  onPrice?: (price: PriceOfTransfer) => void;
}) {
  const { preview, price, onPrice } = props;
  const texts = useTexts('office-registration-changes');
  const formats = useFormats();
  const { lines, list_amount, current_total_amount, total_amount } = preview;
  const { difference, owed_amount, credit_amount } = preview;
  if (lines === null || list_amount === null || total_amount === null) return null;
  const amountOf = (amount: number | null) => formats.price(amount ?? 0);
  return (
    <>
      {onPrice === undefined || list_amount === current_total_amount ? null : (
        <Radio.Group
          label={texts.price}
          value={price}
          onChange={(value) => onPrice(PRICES_OF_TRANSFER.find((one) => one === value) ?? 'NEW')}
        >
          <Stack gap={6} mt={6}>
            <Radio value="NEW" label={texts.price_new(amountOf(list_amount))} />
            <Radio value="KEPT" label={texts.price_kept(amountOf(current_total_amount))} />
          </Stack>
        </Radio.Group>
      )}
      <div className="office-inset" aria-live="polite">
        {price === 'NEW'
          ? lines.map(({ label, amount }, index) => (
              <Line key={index} figure={formats.price(amount)}>
                {label}
              </Line>
            ))
          : null}
        <Line strong figure={amountOf(total_amount)}>
          {texts.total}
        </Line>
        <Line figure={amountOf(current_total_amount)}>{texts.until_now}</Line>
        <Line figure={`${(difference ?? 0) > 0 ? '+' : ''}${amountOf(difference)}`}>
          {texts.difference}
        </Line>
        {(owed_amount ?? 0) > 0 ? (
          <Line strong figure={amountOf(owed_amount)}>
            {texts.owed}
          </Line>
        ) : null}
        {(credit_amount ?? 0) > 0 ? (
          <Line strong figure={amountOf(credit_amount)}>
            {texts.credit}
          </Line>
        ) : null}
      </div>
    </>
  );
}
