import { Checkbox, Text, TextInput } from '@mantine/core';
import { isPermission, PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** All rights, area by area, with a field that narrows them; what the collaborator does not hold cannot be ticked. */
export function Rights({ value, onChange }: Props) {
  const texts = useTexts('office-organisation');
  const names = useTexts('office-permissions');
  const [sought, setSought] = useState('');
  const areas = Object.entries(PERMISSIONS).filter(([area]) => plain(names.areaOf(area)).includes(plain(sought)));
  return (
    <>
      <TextInput
        type="search"
        label={texts.find_rights}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {areas.length === 0 ? <Text c="gray.7">{texts.no_rights}</Text> : null}
      <table className="office-rights" aria-label={texts.rights}>
        <tbody>
          {areas.map(([area, actions]) => (
            <tr key={area}>
              <th scope="row">{names.areaOf(area)}</th>
              <td>
                {actions.map((action) => (
                  <Right key={action} permission={`${area}.${action}`} label={names.actionOf(action)} {...{ value, onChange }} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Right({ permission, label, value, onChange }: Props & { readonly permission: string; readonly label: string }) {
  const names = useTexts('office-permissions');
  const may = useMay();
  return (
    <Checkbox
      size="xs"
      label={label}
      aria-label={names.permissionOf(permission)}
      checked={value.includes(permission)}
      disabled={!isPermission(permission) || !may(permission)}
      onChange={({ target }) => onChange(target.checked ? [...value, permission] : value.filter((one) => one !== permission))}
    />
  );
}

/** Without accents and capitals, as people search. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
