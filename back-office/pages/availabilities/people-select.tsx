import { MultiSelect } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useTyped } from '../../fields/found-select.tsx';

const MOST_OFFERED = 100;

export interface Person {
  readonly cuid: string;
  readonly name: string;
}

/** Whether somebody may say who of the team is where: it names the whole team. */
export function useMayChoosePeople(): boolean {
  const may = useMay();
  return may('availabilities.update') && may('collaborators.read');
}

/** Some of the team, found by typing where it is large; each choice is handed on at once, as who comes and who leaves. */
export function PeopleSelect(props: {
  label: string;
  description: string;
  value: readonly Person[];
  /** Who comes and who leaves, and what those who come are called. */
  onChange: (
    change: { readonly attached: string[]; readonly detached: string[] },
    called: string,
  ) => void;
  disabled: boolean;
}) {
  const { label, description, value, onChange, disabled } = props;
  const { nothing_found, loading } = useTexts('office');
  const { search, typing } = useTyped(undefined);
  const { data: team, isFetching } = useCall(
    'listCollaborators',
    { search, page_size: MOST_OFFERED },
    { keep_previous: true },
  );
  const found = (team?.data ?? []).filter(({ active }) => active);
  const isFound = new Set(found.map(({ cuid }) => cuid));
  const now = value.map(({ cuid }) => cuid);
  const names = new Map(value.map(({ cuid, name }) => [cuid, name]));
  for (const { cuid, firstname, lastname } of found) names.set(cuid, `${firstname} ${lastname}`);
  return (
    <MultiSelect
      {...{ label, description, disabled }}
      data={[...names].map(([cuid, name]) => ({ value: cuid, label: name }))}
      value={now}
      onChange={(chosen) => {
        const attached = chosen.filter((cuid) => !now.includes(cuid));
        const detached = now.filter((cuid) => !chosen.includes(cuid));
        onChange({ attached, detached }, attached.map((cuid) => names.get(cuid) ?? '').join(', '));
      }}
      // who is chosen stays named, and is not offered to whoever looks for somebody else
      filter={({ options }) =>
        search === ''
          ? options
          : options.filter((option) => 'value' in option && isFound.has(option.value))
      }
      onSearchChange={typing.onSearch}
      nothingFoundMessage={isFetching ? loading : nothing_found}
      searchable
    />
  );
}
