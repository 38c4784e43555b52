import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { OfferPage } from '../pieces/offers/offer-page.tsx';
import { VoucherPrice } from '../pieces/voucher/voucher-price.tsx';
import { AddPanel } from './add-panel.tsx';
import { voucherRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/**
 * One voucher: the facts for a buyer who gives it away, its price, and the form next to it (2 §2,
 * 3 §2).
 */
export function View({ params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('vouchers');
  const language = useLanguage();
  const { data: voucher } = useCall('getVoucher', voucherRequest(params));
  if (voucher === undefined) return null;
  const { duration } = voucher;
  const how_long =
    duration === null ? texts.no_end : texts.from_purchase(formatDuration(duration, language));
  return (
    <OfferPage
      offer={voucher}
      motif="gift"
      facts={[
        [texts.value, formatWorth(voucher, language)],
        [texts.validity, how_long],
      ]}
      price={{
        heading: <VoucherPrice voucher={voucher} size="heading" />,
        card: <VoucherPrice voucher={voucher} size="card" />,
      }}
      panel={<AddPanel voucher={voucher} />}
      texts={texts}
    />
  );
}
