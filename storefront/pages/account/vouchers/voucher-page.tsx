import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';
import { PayRest } from '../payment/pay-rest.tsx';
import { PurchasePage } from '../purchase-page.tsx';
import type { SignedIn } from '../signed-in.ts';
import { Withdraw } from '../withdraw.tsx';
import { GiveVoucher } from './give-voucher.tsx';
import { VoucherBadge } from './voucher-badge.tsx';
import { VoucherCode } from './voucher-code.tsx';
import { WorthFacts } from './worth-facts.tsx';

type Voucher = Answer<'getAccountVoucher'>;

/** One voucher, as seen by its buyer or by the person who redeemed it (3 §2). */
export const VoucherPage = (): ReactElement => {
  const texts = useTexts('account');
  const { voucher: cuid = '' } = useParams();
  return (
    <PurchasePage
      tab="vouchers"
      list="/account/vouchers"
      call={useCall('getAccountVoucher', { cuid })}
      title={texts.voucher}
      titleOf={({ voucher }) => voucher.title}
      renderBadges={({ status }) => <VoucherBadge status={status} />}
      missing={{ title: texts.voucher_missing, action: texts.all_vouchers }}
    >
      {(voucher, session) => <Detail voucher={voucher} session={session} />}
    </PurchasePage>
  );
};

const Detail = (input: { readonly voucher: Voucher; readonly session: SignedIn }): ReactElement => {
  const { voucher, session } = input;
  const { recipient, customer_bundle } = voucher;
  const { amount } = voucher.voucher;
  const texts = useTexts('account');
  const language = useLanguage();
  return (
    <>
      {voucher.status === 'CANCELLED' && (
        <Notice tone="yellow" title={texts.voucher_cancelled_title}>
          {voucher.cancellation_message}
        </Notice>
      )}
      {recipient?.id === session.customer.id && (
        <Notice tone="green" title={texts.voucher_yours}>
          {amount === null
            ? texts.voucher_bundle
            : texts.voucher_in_wallet(formatPrice({ amount, language }))}{' '}
          {customer_bundle === null ? (
            <Link href="/">{texts.voucher_use}</Link>
          ) : (
            <Link href={`/account/bundles/${customer_bundle.cuid}`}>
              {texts.voucher_see_bundle}
            </Link>
          )}
        </Notice>
      )}
      <PayRest
        account={session.account}
        customer={session.customer}
        amount={voucher.outstanding_amount ?? 0}
        deposit={0}
        reference={voucher.cuid}
        transfer={voucher.bank_transfer}
      />
      <VoucherCode voucher={voucher} />
      {voucher.customer_id === session.customer.id && <GiveVoucher voucher={voucher} />}
      <Facts voucher={voucher} isBuyer={voucher.customer_id === session.customer.id} />
      <Withdraw
        kind="VOUCHER"
        purchase={voucher}
        title={voucher.voucher.title}
        customer={session.customer}
      />
    </>
  );
};

const Facts = (input: { readonly voucher: Voucher; readonly isBuyer: boolean }): ReactElement => {
  const { voucher, isBuyer } = input;
  const texts = useTexts('account');
  const reading = useReading();
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  const { recipient, redeemed_at, total_amount, paid_amount, cart } = voucher;
  return (
    <WorthFacts voucher={voucher} given_by={isBuyer ? null : voucher.customer.fullname}>
      {recipient !== null && redeemed_at !== null && (
        <Fact name={texts.voucher_statuses.REDEEMED}>
          {texts.voucher_redeemed(recipient.fullname, formatInstant(redeemed_at, reading))}
        </Fact>
      )}
      {total_amount !== null && (
        <Fact name={texts.voucher_price}>
          {money(total_amount)}
          {paid_amount !== null && paid_amount > 0 && (
            <div className={styles.soft}>{texts.paid(money(paid_amount))}</div>
          )}
        </Fact>
      )}
      <Fact name={texts.voucher_bought}>{formatInstant(voucher.created_at, reading)}</Fact>
      {cart !== null && (
        <Fact name={texts.voucher_order}>
          <Link href={`/account/carts/${cart.cuid}`}>{cart.reference}</Link>
        </Fact>
      )}
    </WorthFacts>
  );
};
