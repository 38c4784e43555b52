import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useClient } from '@ribambelle/ui/data/call-context.tsx';
import { keyOf } from '@ribambelle/ui/data/use-call.ts';
import { useLanguage } from '@ribambelle/ui/texts/texts-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AvailabilityPage, chosenOptions, type RegistrationValues } from './form-values.ts';

export type Estimate = Answer<'estimateCartItem'>;

/** The price of each availability as chosen (2 §7): asked once a participant is known, never again only because the window has the focus. */
export function useEstimate(form: {
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
  readonly participant_id: number | null;
  readonly cart_id: number | null;
}): { readonly estimates: readonly Estimate[] | null; readonly is_renewing: boolean } {
  const call = useClient();
  const language = useLanguage();
  const requests = form.availabilities.map((availability) => estimateRequest(availability, form));
  const { data, isFetching } = useQuery({
    queryKey: keyOf('estimateCartItem', requests, language),
    queryFn: () => Promise.all(requests.map((request) => call('estimateCartItem', request))),
    enabled:
      form.participant_id !== null &&
      requests.length > 0 &&
      requests.every(({ availability_dates }) => availability_dates?.length !== 0),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const fits = data !== undefined && data.length === requests.length;
  return { estimates: fits ? data : null, is_renewing: isFetching };
}

function estimateRequest(
  availability: AvailabilityPage,
  {
    values,
    participant_id,
    cart_id,
  }: { values: RegistrationValues; participant_id: number | null; cart_id: number | null },
): Ask<'estimateCartItem'> {
  return {
    cart_id,
    availability_id: availability.id,
    participant_id,
    quantity: values.quantity,
    availability_dates: (values.dates[availability.id] ?? []).map((date_id) => ({ date_id })),
    options: chosenOptions(availability, values).map(({ price_id }) => ({ price_id })),
  };
}
