import { useDebouncedValue } from '@mantine/hooks';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Select } from '../../fields/choices.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Offer = Answer<'listStaffOffers'>['data'][number];

/**
 * The choice of an offer, the next first, each with its hour and location, which tell two of the
 * same name apart, and its places left.
 */
export function OfferChoice(props: {
  value: string | null;
  onChange: (cuid: string | null) => void;
}) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, 250);
  const office = useTexts('office');
  const { data } = useCall(
    'listStaffOffers',
    { search: search.split(' · ')[0] ?? '', page_size: 30 },
    { keep_previous: true },
  );
  const { data: chosen_offer } = useCall(
    'getStaffOffer',
    { availability: props.value ?? '' },
    { enabled: props.value !== null },
  );
  const labelOf = (
    offer: Pick<Offer, 'activity_title' | 'start_at' | 'location' | 'places_left' | 'published'>,
  ) => {
    const places_left = offer.places_left;
    const places =
      places_left === null ? '' : places_left <= 0 ? texts.full : texts.left(places_left);
    return [
      offer.activity_title,
      `${formats.date(offer.start_at)}, ${formats.time(offer.start_at)}`,
      offer.location ?? '',
      places,
      offer.published ? '' : texts.unpublished,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
  const found_offers = data?.data ?? [];
  const offers =
    chosen_offer === undefined || found_offers.some(({ cuid }) => cuid === chosen_offer.cuid)
      ? found_offers
      : [chosen_offer, ...found_offers];
  return (
    <Select
      label={texts.choose_offer}
      placeholder={texts.choose_offer_help}
      nothingFoundMessage={office.empty_search}
      searchable
      clearable
      data={offers.map((offer) => ({ value: offer.cuid, label: labelOf(offer) }))}
      value={props.value}
      onChange={props.onChange}
      onSearchChange={setText}
      filter={({ options }) => options}
    />
  );
}
