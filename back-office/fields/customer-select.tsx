import { useCall } from '@ribambelle/client/data/use-call.ts';
import { familyLabel } from '../pages/customers/family-label.ts';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds a family by part of a name. */
export function CustomerSelect(props: ChoiceProps) {
  const { data: one } = useCall(
    'getOfficeCustomer',
    { customer: props.value ?? '' },
    { enabled: props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : {
          value: one.cuid,
          label: familyLabel({ ...one, name: `${one.firstname} ${one.lastname}` }),
        };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listOfficeCustomers',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near },
  );
  const choices = (data?.data ?? []).map(({ cuid, name, ...reached }) => ({
    value: cuid,
    label: familyLabel({ name, ...reached }),
  }));
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}
