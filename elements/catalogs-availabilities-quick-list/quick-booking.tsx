import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { DateOfList } from '../pieces/date-card/date-facts.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { AddForm } from '../pieces/registration-form/add-form.tsx';
import styles from './quick-booking.module.css';
import { QuickTotal } from './quick-total.tsx';
import { useQuickOrder } from './use-quick-order.ts';

interface QuickBookingProps {
  readonly availability: DateOfList;
  readonly now: string;
  readonly onClose: () => void;
}

/** The choice of the participants and the order, in one dialog over the list (2 §4). */
export const QuickBooking = (props: QuickBookingProps): ReactElement => {
  const { availability, now, onClose } = props;
  const texts = useTexts('quick-booking');
  const reading = useReading();
  const { activity, cuid } = availability;
  const page = useCall('getAvailability', { availability: cuid });
  const session = useSession();
  const order = useQuickOrder();
  const sentence = useSentence();
  const foot = (
    <>
      {texts.terms_before}
      <Link href="/terms" target="_blank">
        {texts.terms}
      </Link>
      {texts.terms_after}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={activity.title} close_label={texts.close}>
      <div className={styles.inside}>
        <p className={styles.when}>{formatDateRange(availability, reading)}</p>
        {order.cart !== null ? (
          <QuickTotal cart={order.cart} sending={order.sending} onOrder={order.send} foot={foot} />
        ) : page.isError ? (
          <Notice tone="red">{sentence(page.error)}</Notice>
        ) : page.data === undefined || session === undefined ? (
          <Skeleton shape="text" count={4} />
        ) : page.data.registration_flow === 'REQUEST' ? (
          <Notice
            title={texts.by_request}
            action={
              <Link
                href={`/activities/${activity.slug}`}
                className={buttonClass({ kind: 'white', size: 'small' })}
              >
                {texts.look}
              </Link>
            }
          >
            {texts.by_request_text}
          </Notice>
        ) : (
          <AddForm
            availabilities={[page.data]}
            wanted_dates={[]}
            session={session}
            now={now}
            quick={{ submit: texts.order, foot, added: order.begin }}
          />
        )}
      </div>
    </Dialog>
  );
};
