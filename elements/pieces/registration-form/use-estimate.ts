import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';
import {
  chosenOptions,
  personOf,
  type Registering,
  type RegistrationValues,
} from './form-values.ts';

export type Estimate = Answer<'estimateCartItem'>;

/**
 * Returns the price of each registration as chosen (2 §7): requested once a participant is known,
 * and not again merely because the window gets the focus.
 */
export function useEstimate(form: {
  readonly registering: readonly Registering[];
  readonly values: RegistrationValues;
  readonly cart_id: number | null;
}): {
  readonly estimates: readonly Estimate[] | null;
  readonly is_renewing: boolean;
  /** True when every registration has a date; without one there is no price. */
  readonly has_dates: boolean;
} {
  const call = useClient();
  const language = useLanguage();
  const requests = form.registering.map((registering, index) => ({
    ...estimateRequest(registering, form),
    ...(index === 0 ? {} : { before: form.registering.slice(0, index).map(placesOf(form.values)) }),
  }));
  const has_dates = requests.every(({ availability_dates }) => availability_dates?.length !== 0);
  const { data, isFetching } = useObserved({
    key: ['estimateCartItem', requests, language],
    read: () => Promise.all(requests.map((request) => call('estimateCartItem', request))),
    enabled: requests.length > 0 && has_dates,
    keep_previous: true,
    on_focus: false,
  });
  const is_complete =
    data !== undefined && has_dates && requests.length > 0 && data.length === requests.length;
  return { estimates: is_complete ? data : null, is_renewing: isFetching, has_dates };
}

/**
 * Returns the places and dates of a registration, which may use a bundle before the next one does.
 */
const placesOf =
  (values: RegistrationValues) =>
  ({ availability, participant_id }: Registering) => ({
    availability_id: availability.id,
    participant_id,
    quantity: personOf(values, participant_id).quantity,
    dates: values.dates[availability.id]?.length || undefined,
  });

function estimateRequest(
  { availability, participant_id }: Registering,
  { values, cart_id }: { values: RegistrationValues; cart_id: number | null },
): Ask<'estimateCartItem'> {
  const person = personOf(values, participant_id);
  return {
    cart_id,
    availability_id: availability.id,
    participant_id,
    quantity: person.quantity,
    availability_dates: (values.dates[availability.id] ?? []).map((date_id) => ({ date_id })),
    options: chosenOptions(availability, person).map(({ price_id }) => ({ price_id })),
  };
}
