import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { readList } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import type { AvailabilityPage } from '../pieces/registration-form/form-values.ts';
import { useAddForm } from '../pieces/registration-form/use-add-form.ts';
import { MembersNote } from '../pieces/membership/members-note.tsx';
import { requestPath } from './request-path.ts';
import { WaitingPanel } from '../pieces/waiting-list/waiting-panel.tsx';

interface PanelProps {
  readonly availability: AvailabilityPage;
  readonly now: string;
}

/**
 * The options of a visitor: the form for a customer, a sign-in link for others, or the reason why
 * nobody can register (2 §4, §6).
 */
export const RegistrationPanel = ({ availability, now }: PanelProps): ReactElement => {
  const notice = registrationNotice(availability, now);
  return (
    <>
      {(notice === null || notice.kind === 'opening_scheduled') && (
        <MembersNote availability={availability} now={now} />
      )}
      <Registering availability={availability} now={now} />
    </>
  );
};

const Registering = ({ availability, now }: PanelProps): ReactElement => {
  const session = useSession();
  const { search } = useLocation();
  const notice = registrationNotice(availability, now);
  const by_request = availability.registration_flow === 'REQUEST';
  const AddForm = useAddForm(notice === null && !by_request && session?.customer != null);
  if (notice !== null) {
    return (
      <>
        <NoticeOf availability={availability} notice={notice} />
        {notice.waiting_list && <WaitingPanel availability={availability} now={now} />}
      </>
    );
  }
  if (by_request) return <ByRequest availability={availability} />;
  if (session !== undefined && session.customer === null) return <LoginPrompt />;
  if (session === undefined || AddForm === null) return <Skeleton shape="text" count={2} />;
  const wanted_dates = readList(new URLSearchParams(search), 'dates');
  return (
    <AddForm
      availabilities={[availability]}
      wanted_dates={wanted_dates}
      now={now}
      session={session}
    />
  );
};

/** A link to the week of the activity, where dates are requested, with this one chosen. */
const ByRequest = ({ availability }: Pick<PanelProps, 'availability'>): ReactElement => {
  const { by_request: texts } = useTexts('availabilities');
  const { time_zone } = useReading();
  return (
    <>
      <p>{texts.text}</p>
      <Link
        href={requestPath(availability, time_zone)}
        className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
      >
        {texts.action}
      </Link>
    </>
  );
};

type Reason = NonNullable<ReturnType<typeof registrationNotice>>;

const NoticeOf = ({
  availability,
  notice,
}: {
  readonly availability: AvailabilityPage;
  readonly notice: Reason;
}): ReactElement => {
  const texts = useTexts('availability-page');
  const reading = useReading();
  const { title, text } = texts.notices[notice.kind];
  return (
    <Notice
      tone={notice.kind === 'opening_scheduled' ? 'blue' : 'yellow'}
      title={title}
      action={
        <Link
          href={`/activities/${availability.activity.slug}`}
          className={buttonClass({ kind: 'white', size: 'small' })}
        >
          {texts.other_dates}
        </Link>
      }
    >
      {text(notice.at === null ? '' : formatInstant(notice.at, reading))}
    </Notice>
  );
};
