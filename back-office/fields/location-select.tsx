import { useMay } from '../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds a location in use by part of its name or town. */
export function LocationSelect(props: ChoiceProps & { readonly placeholder: string }) {
  const allowed = useMay()('locations.read');
  const { data: one } = useCall(
    'getOfficeLocation',
    { location: props.value ?? '' },
    { enabled: allowed && props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : { value: one.cuid, label: one.name };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listOfficeLocations',
    { search, page_size: 50 },
    { enabled: allowed && near, keep_previous: true },
  );
  const usable = (data?.data ?? []).filter(({ active, cuid }) => active || cuid === props.value);
  return (
    <FoundSelect
      {...props}
      found={usable.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      reading={reading}
      chosen={chosen}
      typing={typing}
    />
  );
}
