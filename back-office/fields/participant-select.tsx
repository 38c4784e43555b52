import { useCall } from '@ribambelle/client/data/use-call.ts';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds a participant by part of the name. */
export function ParticipantSelect(props: ChoiceProps) {
  const { data: one } = useCall(
    'getOfficeParticipant',
    { participant: props.value ?? '' },
    { enabled: props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : { value: one.cuid, label: `${one.firstname} ${one.lastname}` };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listOfficeParticipants',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near },
  );
  const choices = (data?.data ?? []).map(({ cuid, name }) => ({ value: cuid, label: name }));
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}
