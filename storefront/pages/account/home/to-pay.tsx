import type { Answer } from '@ribambelle/api/client.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { RuledLine, RuledList, RuledWords } from '@ribambelle/ui/layout/ruled-list.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import own from './to-pay.module.css';

type Owed = Answer<'getAccountOverview'>['owed'];
type Order = Owed['orders'][number];

/** The amounts owed, order by order, with the total. Nothing when nothing is owed. */
export const ToPay = ({ owed }: { readonly owed: Owed }): ReactElement | null => {
  const texts = useTexts('account');
  const { language } = useReading();
  if (owed.total_amount === 0) return null;
  return (
    <Section title={texts.to_pay} action={<Link href="/account/carts">{texts.all_carts}</Link>}>
      <RuledList>
        {owed.orders.map((order, index) => (
          <RuledLine key={order.cart?.cuid ?? index}>
            <OrderToPay order={order} />
          </RuledLine>
        ))}
        {owed.orders.length > 1 && (
          <RuledLine>
            <strong>{texts.total}</strong>
            <strong>{formatPrice({ amount: owed.total_amount, language })}</strong>
          </RuledLine>
        )}
      </RuledList>
    </Section>
  );
};

/** One order: its due date, purchases and amount, and a way to pay all of it at once. */
const OrderToPay = ({ order }: { readonly order: Order }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { cart, owed_amount, due_at } = order;
  const amount = formatPrice({ amount: owed_amount, language: reading.language });
  return (
    <>
      <RuledWords>
        <ul className={own.lines}>
          {order.lines.map((line, index) => (
            <li key={line.cuid ?? index} className={line.accessory ? styles.soft : styles.name}>
              <OwedLine line={line} />
            </li>
          ))}
        </ul>
        {due_at !== null && (
          <span className={styles.soft}>{texts.to_pay_by(formatDue(due_at, reading))}</span>
        )}
      </RuledWords>
      <div className={own.end}>
        <strong>{amount}</strong>
        {cart !== null && (
          <Link
            href={`/account/carts/${cart.cuid}`}
            className={buttonClass({ kind: 'white' })}
            aria-label={`${texts.see_and_pay}, ${amount}`}
          >
            {texts.see_and_pay}
          </Link>
        )}
      </div>
    </>
  );
};

const OwedLine = ({ line }: { readonly line: Order['lines'][number] }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { title, participant, start_at } = line;
  const name = title === '' ? (line.accessory ? texts.service_fee : texts.rest) : title;
  const facts = [participant, start_at === null ? '' : formatInstant(start_at, reading)].filter(
    (fact) => fact !== '',
  );
  return (
    <>
      {name}
      {facts.length > 0 && <span className={styles.soft}> · {facts.join(' · ')}</span>}
    </>
  );
};
