import { Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useMay } from '../../data/session.tsx';
import { ChosenPills } from '../../fields/chosen-pills.tsx';
import { FoundSelect, useTyped } from '../../fields/found-select.tsx';

/** A group, as the form of a resource names it. */
export interface NamedGroup {
  readonly cuid: string;
  readonly name: string;
}

/**
 * A field for any number of groups of resources: the chosen ones, each with a button to remove it,
 * and a search for one more.
 */
export function GroupsField(props: {
  readonly value: readonly NamedGroup[];
  readonly onChange: (groups: readonly NamedGroup[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}) {
  const { value, onChange, error } = props;
  const texts = useTexts('office-resources');
  const disabled = !useMay()('resource-groups.read') || props.disabled;
  const { search, near, typing } = useTyped(undefined);
  const { data, isFetching: reading } = useCall(
    'listResourceGroups',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !disabled && near },
  );
  const others = (data?.data ?? []).filter(({ cuid }) => !value.some((one) => one.cuid === cuid));
  const add = (chosen_cuid: string | null) => {
    const group = others.find(({ cuid }) => cuid === chosen_cuid);
    if (group !== undefined) onChange([...value, { cuid: group.cuid, name: group.name }]);
  };
  return (
    <Stack gap={6}>
      <FoundSelect
        label={texts.groups}
        value={null}
        onChange={add}
        found={others.map(({ cuid, name }) => ({ value: cuid, label: name }))}
        chosen={undefined}
        reading={reading}
        typing={typing}
        error={error}
        disabled={disabled}
      />
      <ChosenPills
        value={value}
        onChange={onChange}
        disabled={disabled}
        description={texts.groups_help}
        nameOf={({ name }) => name}
      />
    </Stack>
  );
}
