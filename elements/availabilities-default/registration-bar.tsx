import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { AvailabilityPage } from '../pieces/registration-form/form-values.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { AvailabilityPrice } from './availability-price.tsx';
import { requestPath } from './request-path.ts';
import styles from './view.module.css';

interface BarProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
}

/**
 * A bar at the bottom of a phone: the price and the way to the form, or the reason why there is
 * none and the alternatives (2 §4).
 */
export const RegistrationBar = ({ availability, now }: BarProps): ReactElement => {
  const texts = useTexts('availability-page');
  const { by_request } = useTexts('availabilities');
  const { time_zone } = useReading();
  const notice = registrationNotice(availability, now);
  if (notice === null) {
    return (
      <>
        <AvailabilityPrice availability={availability} />
        {availability.registration_flow === 'REQUEST' ? (
          <Link
            href={requestPath(availability, time_zone)}
            className={buttonClass({ kind: 'primary' })}
          >
            {by_request.action}
          </Link>
        ) : (
          <ToPanel words={texts.register_action} />
        )}
      </>
    );
  }
  return (
    <>
      <p className={styles.why}>{texts.notices[notice.kind].title}</p>
      {notice.waiting_list ? (
        <ToPanel words={texts.waiting_list.title} />
      ) : (
        <Link
          href={`/activities/${availability.activity.slug}`}
          className={buttonClass({ kind: 'white' })}
        >
          {texts.other_dates_short}
        </Link>
      )}
    </>
  );
};

const ToPanel = ({ words }: { readonly words: string }): ReactElement => (
  <a href="#registration" className={buttonClass({ kind: 'primary' })}>
    {words}
  </a>
);
