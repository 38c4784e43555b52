import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { registrationFilterSet } from '@ribambelle/api/registrations/registration-filters.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { FilterChip } from '../../lists/filter-chip.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';

/** The filters and the columns of the list of registrations. */
export const FILTERED = { filters: registrationFilterSet, columns: registrationColumns } as const;

/**
 * The controls of the filters of registrations; by activity and by family when the list has more
 * than one.
 */
export function RegistrationFilters({
  list,
  one_activity = false,
  one_customer = false,
}: {
  list: ListAddress;
  one_activity?: boolean;
  one_customer?: boolean;
}) {
  return (
    <DeclaredFilters
      list={list}
      name="registrations"
      filters={registrationFilterSet}
      instead={{
        availability: <FilterAvailability list={list} />,
        ...(one_activity ? { activity: null } : {}),
        ...(one_customer ? { customer: null } : {}),
      }}
    />
  );
}

/** The availability of the list, when it is of one alone. */
function FilterAvailability({ list }: { list: ListAddress }) {
  const office = useTexts('office');
  const formats = useFormats();
  const availability = list.filter('availability');
  const enabled = useMay()('availabilities.read') && availability !== null;
  const { data } = useCall(
    'getOfficeAvailability',
    { availability: availability ?? '' },
    { enabled },
  );
  const is_loaded = data !== undefined && data.cuid === availability;
  const label = is_loaded
    ? `${data.activity.title} · ${formats.date(data.start_at)}`
    : office.filters.availability;
  return <FilterChip list={list} name="availability" label={label} />;
}
