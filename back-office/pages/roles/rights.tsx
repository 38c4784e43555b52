import { Checkbox, Text, TextInput } from '@mantine/core';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  AREAS_IN_USE,
  type AreaOfRights,
} from '@ribambelle/domain/permissions/permissions-in-use.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { fold } from '@ribambelle/domain/base/fold.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  readonly value: readonly Permission[];
  readonly onChange: (value: Permission[]) => void;
}

/**
 * The permissions that a call needs, area by area, with a search field. Those that the collaborator
 * does not have cannot be ticked.
 */
export function Rights({ value, onChange }: Props) {
  const texts = useTexts('office-organisation');
  const names = useTexts('office-permissions');
  const [search, setSearch] = useState('');
  const isMatching = ({ area }: AreaOfRights) =>
    fold(names.areaOf(area)).includes(fold(search.trim()));
  const areas = AREAS_IN_USE.filter(isMatching);
  return (
    <>
      <TextInput
        type="search"
        label={texts.find_rights}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {areas.length === 0 ? <Text c="gray.7">{texts.no_rights}</Text> : null}
      <Areas label={texts.rights} areas={areas} value={value} onChange={onChange} />
    </>
  );
}

function Areas({
  label,
  areas,
  value,
  onChange,
}: Props & { readonly label: string; readonly areas: readonly AreaOfRights[] }) {
  const names = useTexts('office-permissions');
  if (areas.length === 0) return null;
  return (
    <table className="office-rights" aria-label={label}>
      <tbody>
        {areas.map(({ area, permissions }) => (
          <tr key={area}>
            <th scope="row">{names.areaOf(area)}</th>
            <td>
              {permissions.map((permission) => (
                <Right
                  key={permission}
                  permission={permission}
                  label={names.actionOf(permission.slice(area.length + 1))}
                  value={value}
                  onChange={onChange}
                />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Right({
  permission,
  label,
  value,
  onChange,
}: Props & { readonly permission: Permission; readonly label: string }) {
  const names = useTexts('office-permissions');
  const may = useMay();
  return (
    <Checkbox
      size="xs"
      label={label}
      aria-label={names.permissionOf(permission)}
      checked={value.includes(permission)}
      disabled={!may(permission)}
      onChange={({ target }) =>
        onChange(
          target.checked ? [...value, permission] : value.filter((one) => one !== permission),
        )
      }
    />
  );
}
