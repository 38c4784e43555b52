import { alreadyHeld } from '@ribambelle/domain/registrations/held-dates.ts';
import { useCall } from '@ribambelle/ui/data/use-call.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { AvailabilityPage, RegistrationValues } from './form-values.ts';

interface AlreadyHeldProps {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
}

/** Tells that who is chosen has a place on a chosen date already, by a registration or in the cart. It forbids nothing. */
export const AlreadyHeld = ({
  session,
  availabilities,
  values,
}: AlreadyHeldProps): ReactElement | null => {
  const { already_held: texts } = useTexts('cart');
  const cuids = availabilities.map(({ cuid }) => cuid).toSorted();
  const registered = useCall('getHeldDates', { availabilities: cuids }).data?.data ?? [];
  const participant = session.participants.find(({ id }) => id === values.participant_id);
  if (participant === undefined) return null;
  const in_cart = (session.cart?.items ?? []).flatMap((item) =>
    item.participants.flatMap(({ id }) =>
      item.availability_dates.map(({ date_id }) => ({ participant_id: id, date_id })),
    ),
  );
  const date_ids = availabilities.flatMap(({ id }) => values.dates[id] ?? []);
  const held = alreadyHeld({ participant_id: participant.id, date_ids }, { registered, in_cart });
  const said = (['registered', 'in_cart'] as const).filter((kind) => held[kind] > 0);
  if (said.length === 0) return null;
  return (
    <Notice tone="yellow" title={texts.title}>
      {said.map((kind) => (
        <p key={kind}>
          {texts[kind](participant.firstname, { count: held[kind], chosen: date_ids.length })}
        </p>
      ))}
      <p>{texts.allowed}</p>
    </Notice>
  );
};
