import type { ReactNode } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { FoundMany } from '../../fields/found-many.tsx';
import { useTyped } from '../../fields/found-select.tsx';

/** A group as the form of a resource names it. */
export interface NamedGroup {
  readonly cuid: string;
  readonly name: string;
}

/** A field for any number of groups of resources, found by their names. */
export function GroupsField(props: {
  readonly value?: readonly NamedGroup[];
  readonly onChange: (groups: readonly NamedGroup[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}) {
  const texts = useTexts('office-resources');
  const disabled = !useMay()('resource-groups.read') || props.disabled;
  const { search, near, typing } = useTyped(undefined);
  const { data, isFetching: reading } = useCall(
    'listResourceGroups',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !disabled && near },
  );
  return (
    <FoundMany
      {...props}
      label={texts.groups}
      description={texts.groups_help}
      disabled={disabled}
      found={(data?.data ?? []).map(({ cuid, name }) => ({ one: { cuid, name }, label: name }))}
      nameOf={({ name }) => name}
      reading={reading}
      typing={typing}
    />
  );
}
