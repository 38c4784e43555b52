import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { STATUS_COLORS } from '@ribambelle/domain/registration-requests/request-status.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import type { ReactElement } from 'react';

export type Request = Answer<'listAccountRegistrationsRequests'>['data'][number];

const PAYMENT_TONES = { COMPLETE: 'green', DEPOSITED: 'blue', OUTSTANDING: 'yellow' } as const;

/** Badges of a request: its status, and the state of payment of its registrations (3 §4). */
export const RequestBadges = ({
  request: { status, payment },
}: {
  readonly request: Pick<Request, 'status' | 'payment'>;
}): ReactElement => {
  const texts = useTexts('registration-requests');
  return (
    <>
      <Badge tone={STATUS_COLORS[status]}>{texts.statuses[status]}</Badge>
      {payment !== null && <Badge tone={PAYMENT_TONES[payment]}>{texts.payments[payment]}</Badge>}
    </>
  );
};
