import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ApiError } from '@ribambelle/api/client.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Section } from '@ribambelle/ui/layout/page.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';
import { FileLink } from '../file-link.tsx';
import { Missing } from '../missing.tsx';
import { Failed } from '../paged-list.tsx';
import { PayRest } from '../payment/pay-rest.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { NotCancellable } from './not-cancellable.tsx';
import { RegistrationBadges } from './registration-badges.tsx';
import type { RegistrationDetail } from './registration-detail.ts';
import { RegistrationFacts } from './registration-facts.tsx';
import { Review } from './review.tsx';

/** One registration in full, with the available actions (3 §2). */
export const RegistrationPage = (): ReactElement => {
  const texts = useTexts('account');
  const calendar = useTexts('calendar');
  const { registration: cuid = '' } = useParams();
  const { data, error, refetch } = useCall('getAccountRegistration', { cuid });
  const title = data?.availability.activity.title ?? texts.registration;
  const is_missing = error instanceof ApiError && error.status === 404;
  return (
    <AccountFrame
      tab="registrations"
      title={title}
      back={{ href: '/account/registrations', label: texts.tabs.registrations }}
      badges={data !== undefined && <RegistrationBadges registration={data} />}
      action={
        data?.cancelled === false && (
          <FileLink path={`/registrations/${cuid}/calendar`} icon="calendar">
            {calendar.add}
          </FileLink>
        )
      }
    >
      {(session) => {
        if (data !== undefined) return <Detail registration={data} session={session} />;
        if (is_missing)
          return (
            <Missing
              title={texts.registration_missing}
              href="/account/registrations"
              action={texts.all_registrations}
            />
          );
        return error === null ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <Failed retry={() => void refetch()} />
        );
      }}
    </AccountFrame>
  );
};

const Detail = ({
  registration,
  session,
}: {
  readonly registration: RegistrationDetail;
  readonly session: SignedIn;
}): ReactElement => {
  const texts = useTexts('account');
  const { cancelled, cancellation_message, availability } = registration;
  const { instructions } = availability.activity;
  return (
    <>
      {cancelled && (
        <Notice tone="red" title={texts.cancelled_title}>
          {cancellation_message}
        </Notice>
      )}
      <PayRest
        account={session.account}
        customer={session.customer}
        amount={registration.outstanding_amount}
        deposit={Math.max(0, registration.deposit_amount - registration.paid_amount)}
        reference={registration.reference}
        transfer={registration.bank_transfer}
      />
      <Notes notes={registration.notes} />
      <RegistrationFacts registration={registration} />
      <Review registration={registration} />
      {instructions !== '' && (
        <Section title={texts.instructions}>
          <Rich html={instructions} level={3} />
        </Section>
      )}
      <Changing registration={registration} />
    </>
  );
};

/** The buttons that change or cancel it, with its conditions beside them; none once it is over. */
const Changing = ({
  registration,
}: {
  readonly registration: RegistrationDetail;
}): ReactElement | null => {
  const { cancellable, changeable, cancellation_conditions, id } = registration;
  if (!cancellable && !registration.coming) return null;
  return (
    <div className={styles.danger}>
      <div className={styles.actions}>
        {changeable && <ChangeForm registration={registration} />}
        {cancellable && <CancelForm id={id} />}
      </div>
      {cancellable ? (
        cancellation_conditions !== '' && <p className={styles.soft}>{cancellation_conditions}</p>
      ) : (
        <NotCancellable registration={registration} />
      )}
    </div>
  );
};

/** The organiser's notes to the family about it. */
const Notes = ({ notes }: Pick<RegistrationDetail, 'notes'>): ReactElement | null => {
  const texts = useTexts('account');
  const reading = useReading();
  if (notes.length === 0) return null;
  return (
    <Section title={texts.notes}>
      {notes.map(({ cuid, text, created_at }) => (
        <div key={cuid} className={styles.note}>
          <p>{text}</p>
          <p className={styles.soft}>{formatInstant(created_at, reading)}</p>
        </div>
      ))}
    </Section>
  );
};
