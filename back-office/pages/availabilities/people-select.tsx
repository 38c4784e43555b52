import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { FoundMultiSelect } from '../../fields/found-multi-select.tsx';
import { useTyped } from '../../fields/found-select.tsx';

export interface Person {
  readonly cuid: string;
  readonly name: string;
}

/** Returns true when the collaborator may choose people for dates, which names the whole team. */
export function useMayChoosePeople(): boolean {
  const may = useMay();
  return may('availabilities.update') && may('collaborators.read');
}

/**
 * A field for some of the team, found by typing; each choice is passed on at once, as people
 * attached and detached.
 */
export function PeopleSelect(props: {
  label: string;
  description: string;
  value: readonly Person[];
  /** Called with the people attached and detached, and the names of those attached. */
  onChange: (
    change: { readonly attached: string[]; readonly detached: string[] },
    called: string,
  ) => void;
  disabled: boolean;
}) {
  const { value, onChange, ...field } = props;
  const { search, typing } = useTyped(undefined);
  const { data: team, isFetching: reading } = useCall(
    'listCollaborators',
    { search, page_size: 50 },
    { keep_previous: true },
  );
  const choices = (team?.data ?? [])
    .filter(({ active }) => active)
    .map(({ cuid, firstname, lastname }) => ({ value: cuid, label: `${firstname} ${lastname}` }));
  const now = value.map(({ cuid }) => cuid);
  return (
    <FoundMultiSelect
      {...field}
      found={choices}
      reading={reading}
      search={search}
      typing={typing}
      known={value.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      value={now}
      onChange={(cuids, names) => {
        const attached_cuids = cuids.filter((cuid) => !now.includes(cuid));
        const detached_cuids = now.filter((cuid) => !cuids.includes(cuid));
        onChange(
          { attached: attached_cuids, detached: detached_cuids },
          attached_cuids.map((cuid) => names.get(cuid) ?? '').join(', '),
        );
      }}
    />
  );
}
