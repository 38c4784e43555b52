import type { Answer } from '@ribambelle/api/client.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import type { AvailabilityPage } from '../registration-form/form-values.ts';
import { useAddForm } from '../registration-form/use-add-form.ts';
import type { WaitingProps } from './waiting-props.ts';

type Entry = Answer<'listWaitingListEntries'>['data'][number];

/**
 * The form for participants to whom a place is offered, on the dates on which it is kept; nothing
 * when no offer is open.
 */
export const OfferedForm = ({
  availability,
  now,
  session,
  entries,
}: WaitingProps & { readonly entries: readonly Entry[] }): ReactElement | null => {
  const offered_entries = entries.filter(({ offer }) => offer?.in_cart === false);
  const AddForm = useAddForm(offered_entries.length > 0);
  if (offered_entries.length === 0) return null;
  if (AddForm === null) return <Skeleton shape="text" count={2} />;
  const participant_ids = new Set(offered_entries.map(({ participant }) => participant.id));
  const kept_dates = offered_entries.flatMap(({ offer }) => offer?.date_ids ?? []);
  const family = {
    ...session,
    participants: session.participants.filter(({ id }) => participant_ids.has(id)),
  };
  return (
    <AddForm
      availabilities={[
        withKept(availability, { places: offered_entries.length, date_ids: kept_dates }),
      ]}
      wanted_dates={[]}
      now={now}
      session={family}
    />
  );
};

/**
 * Returns the availability as these participants can book it: with their kept places free, and no
 * other date.
 */
function withKept(
  availability: AvailabilityPage,
  held_places: { readonly places: number; readonly date_ids: readonly number[] },
): AvailabilityPage {
  const dates = availability.dates
    .map((date) => ({ date, places: held_places.date_ids.filter((id) => id === date.id).length }))
    .filter(({ places }) => places > 0)
    .map(({ date, places }) => ({
      ...date,
      // a date that was closed since stays closed
      status: date.status === 'FULL' ? ('OPEN' as const) : date.status,
      registered: Math.max(0, date.registered - places),
    }));
  const registered = Math.max(0, availability.registered - held_places.places);
  return { ...availability, status: 'OPEN', registered, dates };
}
