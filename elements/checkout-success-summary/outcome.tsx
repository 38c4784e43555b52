import type { Answer } from '@ribambelle/api/client.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Spinner } from '@ribambelle/ui/feedback/spinner.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import type { ReactElement } from 'react';
import { OtherWay } from '../pieces/payment/other-way.tsx';
import { ResumePayment } from './resume-payment.tsx';
import styles from './view.module.css';

interface OutcomeProps {
  readonly done: Answer<'getCheckoutSuccess'>;
  /** True when the cart is open again and its places are still kept (R11). */
  readonly can_pay_again: boolean;
}

/**
 * The first words of the page: the order is complete or pending, or it failed and what to do then.
 */
export const Outcome = ({ done, can_pay_again }: OutcomeProps): ReactElement => {
  const texts = useTexts('checkout-success');
  const { status } = done.cart;
  if (status === 'PAYING') {
    return (
      <header className={styles.outcome}>
        <h1>{texts.pending_title}</h1>
        <p className={styles.lead}>{texts.pending_text}</p>
        <Spinner label={texts.states.pending} />
        <ResumePayment cart={done.cart} payment={done.payment} />
        <OtherWay cart={done.cart} label={texts.other_way} />
      </header>
    );
  }
  if (status === 'OPEN') {
    return (
      <header className={styles.outcome}>
        <h1>{texts.failed_title}</h1>
        <p className={styles.lead}>{can_pay_again ? texts.failed_text : texts.gone_text}</p>
        <Link
          href={can_pay_again ? '/checkout' : '/activities'}
          className={buttonClass({ kind: 'primary', size: 'large' })}
        >
          {can_pay_again ? texts.pay_again : texts.browse}
        </Link>
      </header>
    );
  }
  return (
    <header className={styles.outcome}>
      <span className={styles.done}>
        <Icon name="check" size={30} />
      </span>
      <Confirmed done={done} />
      {done.payment?.late === true && (
        <Notice tone="yellow" title={texts.late_title}>
          {texts.late_text}
        </Notice>
      )}
    </header>
  );
};

/**
 * A confirmation: of the order or, when it has requests alone, that they are sent and nothing is
 * reserved.
 */
const Confirmed = ({ done }: Pick<OutcomeProps, 'done'>): ReactElement => {
  const texts = useTexts('checkout-success');
  const requests = useTexts('registration-requests');
  const { mails_delivered } = useWebsite().organiser.settings;
  const { registrations, registrations_requests, bookings, bundles, memberships, vouchers } = done;
  const lists = [registrations, bookings, bundles, memberships, vouchers];
  const has_bought = lists.some((list) => list.length > 0);
  const request_count = registrations_requests.length;
  if (request_count > 0 && !has_bought)
    return (
      <>
        <h1>{requests.success_title(request_count)}</h1>
        <p className={styles.lead}>
          {mails_delivered ? requests.success_text : requests.success_text_without_mail}
        </p>
      </>
    );
  return (
    <>
      <h1>
        {registrations.length > 0
          ? texts.confirmed_title(registrations.length)
          : texts.order_confirmed}
      </h1>
      <p className={styles.lead}>{texts.confirmed_text}</p>
    </>
  );
};
