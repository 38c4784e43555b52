import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { Availability } from '../pieces/availability-row/availability-row.tsx';
import { useAvailabilityPages } from '../pieces/cart/use-availability-pages.ts';
import { LoginPrompt } from '../pieces/registration-form/login-prompt.tsx';
import type { BrokenNow } from '../pieces/requests/use-broken.ts';
import type { ForWhom } from './use-broken-of.ts';

interface RequestPanelProps {
  /** The chosen availabilities; undefined while they load. */
  readonly rows: readonly Availability[] | undefined;
  readonly now: string;
  /** The required and optional constraints that are broken. */
  readonly breaking: BrokenNow;
  /** Called with the participants and the dates of the request. */
  readonly onForWhom: (for_whom: ForWhom) => void;
}

const loadForm = async () => (await import('./request-form.tsx')).RequestForm;

/**
 * The form for a customer, a sign-in link for others, or the reason why this cannot be requested
 * (2 §6).
 */
export const RequestPanel = ({
  rows,
  now,
  breaking,
  onForWhom,
}: RequestPanelProps): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const session = useSession();
  const is_customer = session?.customer != null;
  const Form = useFormCode({ is_needed: is_customer }, loadForm);
  const slug = rows?.[0]?.activity.slug ?? '';
  const configuration = useCall(
    'getRegistrationsRequestsConfiguration',
    { activity: slug },
    { enabled: slug !== '' },
  ).data;
  const cuids = rows?.map(({ cuid }) => cuid) ?? [];
  const pages = useAvailabilityPages(is_customer ? cuids : []);
  if (rows === undefined || configuration === undefined) return <Skeleton shape="text" count={3} />;
  if (configuration.registration_flow !== 'REQUEST') return <Directly rows={rows} />;
  if (new Set(rows.map(({ activity }) => activity.id)).size > 1) {
    return (
      <Notice tone="yellow" title={texts.several_title}>
        {texts.several_text}
      </Notice>
    );
  }
  if (rows.some((row) => registrationNotice(row, now) !== null)) {
    return (
      <Notice tone="yellow" title={texts.closed_title}>
        {texts.closed_text}
      </Notice>
    );
  }
  if (session !== undefined && !is_customer) return <LoginPrompt title={texts.login_title} />;
  if (session === undefined || Form === null || pages === undefined)
    return <Skeleton shape="text" count={3} />;
  return (
    <Form
      key={cuids.join(',')}
      availabilities={pages}
      tiers={configuration.tiers}
      now={now}
      breaking={breaking}
      onForWhom={onForWhom}
      session={session}
    />
  );
};

/** A notice for availabilities that are registered for without a request. */
const Directly = ({ rows }: { readonly rows: readonly Availability[] }): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const cuids = rows.map(({ cuid }) => cuid).join(',');
  return (
    <Notice
      title={texts.direct_title}
      action={
        <Link
          href={`/cart/add?availabilities=${cuids}`}
          className={buttonClass({ kind: 'primary', size: 'small' })}
        >
          {texts.direct_action}
        </Link>
      }
    >
      {texts.direct_text}
    </Notice>
  );
};
