import type { Answer } from '@ribambelle/api/client.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { RuledLine, RuledList } from '@ribambelle/ui/layout/ruled-list.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { PayFromWallet } from '../payment/pay-from-wallet.tsx';
import { PayOnline } from '../payment/pay-online.tsx';
import type { SignedIn } from '../signed-in.ts';
import { OrderToPay } from './order-to-pay.tsx';
import own from './to-pay.module.css';

type Owed = Answer<'getAccountOverview'>['owed'];

interface ToPayProps {
  readonly owed: Owed;
  readonly account: Pick<SignedIn['account'], 'payment_methods' | 'wallet'>;
  readonly customer: Pick<SignedIn['customer'], 'id'>;
}

/** Everything owed, order by order, with the total and one way to pay it all. */
export const ToPay = (props: ToPayProps): ReactElement => {
  const texts = useTexts('account');
  const { owed } = props;
  const action = <Link href="/account/carts">{texts.all_carts}</Link>;
  return (
    <Section title={texts.to_pay} action={owed.total_amount === 0 ? undefined : action}>
      {owed.total_amount === 0 ? (
        <p className={styles.soft}>{texts.nothing_to_pay}</p>
      ) : (
        <Owing {...props} />
      )}
    </Section>
  );
};

const Owing = ({ owed, account, customer }: ToPayProps): ReactElement => {
  const texts = useTexts('account');
  const { language } = useReading();
  const several = owed.orders.length > 1;
  const by_transfer = owed.orders.some(({ bank_transfer }) => bank_transfer !== null);
  return (
    <>
      <RuledList>
        {owed.orders.map((order) => (
          <RuledLine key={order.reference}>
            <OrderToPay
              order={order}
              customer_id={customer.id}
              online={account.payment_methods.online}
            />
          </RuledLine>
        ))}
        <RuledLine>
          <strong>{texts.total}</strong>
          <strong>{formatPrice({ amount: owed.total_amount, language })}</strong>
        </RuledLine>
      </RuledList>
      {several && by_transfer && <p className={styles.soft}>{texts.each_transfer}</p>}
      <div className={own.ways}>
        {account.payment_methods.online && <PayOnline customer_id={customer.id} reference={null} />}
        {account.wallet.amount > 0 && (
          <PayFromWallet
            key={owed.total_amount}
            destination={null}
            outstanding={owed.total_amount}
            wallet={account.wallet.amount}
          />
        )}
      </div>
    </>
  );
};
