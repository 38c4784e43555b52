import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { type ChoiceProps, FoundSelect, useTyped } from '../../fields/found-select.tsx';

/** A field that finds one of the organiser's booking configurations by part of its name. */
export function ConfigurationSelect(props: ChoiceProps & { readonly placeholder: string }) {
  const allowed = useMay()('booking-configurations.read');
  const { data: one } = useCall(
    'getBookingConfiguration',
    { configuration: props.value ?? '' },
    { enabled: allowed && props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : { value: one.cuid, label: one.name };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listBookingConfigurations',
    { search, page_size: 50 },
    { enabled: allowed && near, keep_previous: true },
  );
  const choices = (data?.data ?? []).map(({ cuid, name }) => ({ value: cuid, label: name }));
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}
