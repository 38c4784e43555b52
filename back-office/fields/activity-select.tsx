import { useCall } from '@ribambelle/client/data/use-call.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds an activity by part of its title. */
export function ActivitySelect(props: ChoiceProps) {
  const pick = usePickText();
  const { data: one } = useCall(
    'getOfficeActivity',
    { activity: props.value ?? '' },
    { enabled: props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : { value: one.cuid, label: pick(one.title) };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listOfficeActivities',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near },
  );
  const choices = (data?.data ?? []).map(({ cuid, title }) => ({ value: cuid, label: title }));
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}
