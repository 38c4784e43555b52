import {
  locationAddress,
  locationName,
} from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';
import type { RegistrationDetail } from './registration-detail.ts';

/** The facts of a registration: participant, times, place, choices and price (3 §2). */
export const RegistrationFacts = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { date_off } = useTexts('cart');
  const { availability, participant, cart } = registration;
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  const { location, activity } = availability;
  const primary = Map.groupBy(
    activity.categories.filter(({ group }) => group.scope === 'PRIMARY'),
    ({ group }) => group.title,
  );
  return (
    <dl className={styles.facts}>
      <Fact name={texts.participant}>{participant.fullname}</Fact>
      <Fact name={texts.dates}>
        {registration.dates.map(({ cuid, date, takes_place }) => {
          const words = formatDateRange(date, { ...reading, current_year: 0 });
          return (
            <div key={cuid}>
              {takes_place ? words : <s>{words}</s>}
              {!takes_place && <span className={styles.soft}>{` · ${date_off}`}</span>}
            </div>
          );
        })}
      </Fact>
      {location !== null && (
        <Fact name={texts.location}>
          {locationName(location)}
          <div className={styles.soft}>{locationAddress(location)}</div>
        </Fact>
      )}
      {[...primary].map(([group, categories]) => (
        <Fact key={group} name={group}>
          {categories.map(({ title }) => title).join(', ')}
        </Fact>
      ))}
      {registration.quantity > 1 && <Fact name={texts.quantity}>{registration.quantity}</Fact>}
      {registration.options.map(({ cuid, price, content, amount }) => (
        <Fact key={cuid} name={price.option.title}>
          {[
            price.label === price.option.title ? '' : price.label,
            content,
            amount === 0 ? '' : money(amount),
          ]
            .filter((part) => part !== null && part !== '')
            .join(' · ') || texts.chosen}
        </Fact>
      ))}
      {registration.questions.map(({ question_id, question, content }) => (
        <Fact key={question_id} name={question.title}>
          {content}
        </Fact>
      ))}
      {registration.deposit_amount > 0 && (
        <Fact name={texts.deposit}>{money(registration.deposit_amount)}</Fact>
      )}
      {registration.change_fee_amount > 0 && (
        <Fact name={texts.cancellation.change_fee}>{money(registration.change_fee_amount)}</Fact>
      )}
      {registration.kept.length > 0 && (
        <Fact name={texts.kept}>
          {registration.kept.map(({ label, amount }, index) => (
            <div key={index}>{`${label} · ${money(amount)}`}</div>
          ))}
        </Fact>
      )}
      <GivenBack registration={registration} />
      <Fact name={texts.total}>
        <strong>{money(registration.total_amount)}</strong>
        {registration.paid_amount > 0 && (
          <div className={styles.soft}>{texts.paid(money(registration.paid_amount))}</div>
        )}
      </Fact>
      <Fact name={texts.reference}>{registration.reference}</Fact>
      <Fact name={texts.registered_on}>{formatInstant(registration.created_at, reading)}</Fact>
      {cart !== null && (
        <Fact name={texts.cart}>
          <Link href={`/account/carts/${cart.cuid}`}>{texts.see_cart}</Link>
        </Fact>
      )}
    </dl>
  );
};

/** The money that came back by itself when the family cancelled it. */
const GivenBack = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement | null => {
  const texts = useTexts('account').cancellation;
  const language = useLanguage();
  const { online_amount, wallet_amount } = registration.cancellation_back;
  if (online_amount + wallet_amount === 0) return null;
  const money = (amount: number) => formatPrice({ amount, language });
  return (
    <Fact name={texts.given_back}>
      {online_amount > 0 && <div>{`${money(online_amount)} · ${texts.back_online('')}`}</div>}
      {wallet_amount > 0 && <div>{`${money(wallet_amount)} · ${texts.back_wallet}`}</div>}
    </Fact>
  );
};
