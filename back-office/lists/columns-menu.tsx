import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../shell/icons.tsx';
import type { ListTable } from './use-list-table.tsx';

/**
 * The choice of columns of a list, at least one, and the button that prints. The choice is in the
 * address and is remembered on this device.
 */
export function ColumnsMenu<Row>({
  table,
  onPrint,
}: {
  table: ListTable<Row>;
  onPrint: () => void;
}) {
  const texts = useTexts('office').columns;
  const names = table.shown.map(({ name }) => name);
  const toggle = (name: string, is_shown: boolean) =>
    table.show(
      table.offered
        .map((column) => column.name)
        .filter((one) => (one === name ? is_shown : names.includes(one))),
    );
  return (
    <Popover trapFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="columns" size={15} />}>
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={6} w={220} mah="min(420px, 60vh)" style={{ overflowY: 'auto' }}>
          {table.offered.map(({ name, title }) => (
            <Checkbox
              key={name}
              size="sm"
              label={title}
              checked={names.includes(name)}
              disabled={names.length === 1 && names.includes(name)}
              onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
            />
          ))}
        </Stack>
        <Button
          mt="sm"
          size="compact-sm"
          variant="subtle"
          disabled={!table.chosen}
          onClick={() => table.show(null)}
        >
          {texts.usual}
        </Button>
        <Button mt="sm" size="compact-sm" variant="subtle" onClick={onPrint}>
          {texts.print}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
