import { Button } from '@mantine/core';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { useMay } from '../data/session.tsx';
import { Icon } from './icons.tsx';

/**
 * The button that makes a new record of the list; the key `n` presses it. Not there without the
 * permission.
 */
export function NewButton(props: {
  permission: Permission;
  onClick: () => void;
  children: string;
}) {
  const may = useMay();
  if (!may(props.permission)) return null;
  return (
    <Button
      className="office-new"
      data-new
      ml="auto"
      leftSection={<Icon name="plus" size={16} />}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  );
}
