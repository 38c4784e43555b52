import { Button } from '@mantine/core';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

/**
 * A filter in the address without a field, shown by its name and removed with a click. Not there
 * while it is not set.
 */
export function FilterChip(props: { list: ListAddress; name: string; label: string }) {
  const texts = useTexts('office');
  const { list, name, label } = props;
  if (list.filter(name) === null) return null;
  return (
    <Button
      className="office-chip"
      variant="light"
      rightSection={<Icon name="close" size={14} />}
      onClick={() => list.set({ [name]: null })}
      aria-label={texts.remove_filter(label)}
      title={texts.remove_filter(label)}
    >
      {label}
    </Button>
  );
}
