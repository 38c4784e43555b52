import { useCall } from '@ribambelle/client/data/use-call.ts';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds a collaborator by part of the name. */
export function CollaboratorSelect(props: ChoiceProps) {
  const { data: one } = useCall(
    'getCollaborator',
    { collaborator: props.value ?? '' },
    { enabled: props.value !== null },
  );
  const chosen = one === undefined || one.cuid !== props.value ? undefined : choiceOf(one);
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listCollaborators',
    { search, page_size: 50 },
    { keep_previous: true, enabled: near },
  );
  const choices = (data?.data ?? []).map(choiceOf);
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}

function choiceOf({
  cuid,
  firstname,
  lastname,
}: {
  cuid: string;
  firstname: string;
  lastname: string;
}) {
  return { value: cuid, label: `${firstname} ${lastname}` };
}
