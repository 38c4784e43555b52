import type { Elsewhere } from '@ribambelle/domain/registrations/elsewhere.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';

/**
 * Returns the dates of the participants in the cart, of registrations and bookings, except those of
 * the availabilities with these cuids.
 */
export function elsewhereInCart(session: Session, except: readonly string[]): readonly Elsewhere[] {
  const items = session.cart?.items ?? [];
  return items.flatMap(({ availability, resource, participants, ...item }) => {
    const title = availability?.activity.title ?? resource?.name ?? '';
    const dates = [...item.booking_dates, ...item.availability_dates.map(({ date }) => date)];
    return except.includes(availability?.cuid ?? '')
      ? []
      : participants.flatMap(({ id: participant_id }) =>
          dates.map((date) => ({ ...date, participant_id, title })),
        );
  });
}
