import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { MembershipPrice } from '../pieces/membership/membership-price.tsx';
import { wholePeriodOf } from '../pieces/membership/period-of.ts';
import { OfferPage } from '../pieces/offers/offer-page.tsx';
import { AddPanel } from './add-panel.tsx';
import { membershipRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** One membership: its period, members and price, and the form next to it (2 §2). */
export function View({ params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('memberships');
  const reading = useReading();
  const { mails_delivered } = useWebsite().organiser.settings;
  const { data: membership } = useCall('getMembership', membershipRequest(params));
  if (membership === undefined) return null;
  const { price, entity, recurring, renewal_days_before } = membership;
  const renewal = mails_delivered
    ? texts.renews_itself(renewal_days_before)
    : texts.renews_itself_without_mail;
  return (
    <OfferPage
      offer={membership}
      motif="paper"
      facts={[
        [texts.period, wholePeriodOf(membership, { ...reading, texts })],
        [texts.whose, entity === 'PARTICIPANTS' ? texts.for_participant : texts.for_customer],
        ...(recurring ? [[texts.renewal, renewal] as const] : []),
      ]}
      price={{
        heading: <MembershipPrice price={price} size="heading" />,
        card: <MembershipPrice price={price} size="card" />,
      }}
      panel={<AddPanel membership={membership} />}
      texts={texts}
    />
  );
}
