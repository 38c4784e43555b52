import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
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
import { BundleBadges } from './bundle-badge.tsx';
import { leftText } from './uses-left.ts';

type Bundle = Answer<'getAccountBundle'>;

/** One purchased bundle, with the registrations that it paid (3 §2). */
export const BundlePage = (): ReactElement => {
  const texts = useTexts('account');
  const { bundle: cuid = '' } = useParams();
  return (
    <PurchasePage
      tab="bundles"
      list="/account/bundles"
      call={useCall('getAccountBundle', { cuid })}
      title={texts.bundle}
      titleOf={({ bundle }) => bundle.title}
      renderBadges={(bundle) => <BundleBadges bundle={bundle} />}
      missing={{ title: texts.bundle_missing, action: texts.all_bundles }}
    >
      {(bundle, session) => <Detail bundle={bundle} session={session} />}
    </PurchasePage>
  );
};

const Detail = (input: { readonly bundle: Bundle; readonly session: SignedIn }): ReactElement => {
  const { bundle, session } = input;
  const texts = useTexts('account');
  return (
    <>
      {bundle.status === 'CANCELLED' && (
        <Notice tone="yellow" title={texts.bundle_cancelled_title}>
          {bundle.cancellation_message}
        </Notice>
      )}
      <PayRest
        account={session.account}
        customer={session.customer}
        amount={bundle.outstanding_amount}
        deposit={0}
        reference={bundle.cuid}
        transfer={bundle.bank_transfer}
      />
      <Facts bundle={bundle} />
      <Uses bundle={bundle} />
      <Withdraw
        kind="BUNDLE"
        purchase={bundle}
        title={bundle.bundle.title}
        customer={session.customer}
      />
    </>
  );
};

const Facts = ({ bundle }: { readonly bundle: Bundle }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  const { participant, activities, expires_at, total_amount, paid_amount, cart } = bundle;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.bundle_pays}>
        <strong>{leftText(bundle, texts)}</strong>
      </Fact>
      <Fact name={texts.bundle_whose}>{participant?.fullname ?? texts.bundle_for_family}</Fact>
      <Fact name={texts.bundle_activities}>
        {activities.length === 0
          ? texts.bundle_all_activities
          : activities.map(({ cuid, slug, title }) => (
              <div key={cuid}>
                <Link href={`/activities/${slug}`}>{title}</Link>
              </div>
            ))}
      </Fact>
      <Fact name={texts.bundle_until}>
        {expires_at === null ? texts.bundle_for_good : lastDay(expires_at, reading)}
      </Fact>
      <Fact name={texts.bundle_price}>
        {money(total_amount)}
        {paid_amount > 0 && <div className={styles.soft}>{texts.paid(money(paid_amount))}</div>}
      </Fact>
      <Fact name={texts.bundle_bought}>{formatInstant(bundle.created_at, reading)}</Fact>
      {cart !== null && (
        <Fact name={texts.bundle_order}>
          <Link href={`/account/carts/${cart.cuid}`}>{cart.reference}</Link>
        </Fact>
      )}
    </dl>
  );
};

/** The registrations that it paid, each as a link. */
const Uses = ({ bundle: { registrations } }: { readonly bundle: Bundle }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  return (
    <section>
      <h2>{texts.bundle_uses}</h2>
      {registrations.length === 0 && <p className={styles.soft}>{texts.bundle_no_uses}</p>}
      {registrations.map(({ cuid, title, participant, start_at, quantity, given_back }) => (
        <DateRow
          key={cuid}
          block={<DateBlock start_at={start_at} {...reading} muted={given_back} />}
          title={title}
          facts={[quantity > 1 ? `${participant} × ${quantity}` : participant]}
          badge={given_back ? <Badge tone="blue">{texts.bundle_given_back}</Badge> : undefined}
          action={
            <Link
              href={`/account/registrations/${cuid}`}
              className={buttonClass({ kind: 'white' })}
              aria-label={`${texts.see}, ${title}`}
            >
              {texts.see}
            </Link>
          }
          muted={given_back}
        />
      ))}
    </section>
  );
};
