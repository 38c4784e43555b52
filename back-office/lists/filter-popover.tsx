import { ActionIcon, Button, Group, Popover } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../shell/icons.tsx';

/**
 * The button of a filter with more than one field, which opens them; it shows the set values, and
 * they are cleared with a press.
 */
export function FilterPopover(props: {
  label: string;
  /** The set values, in words; null for none. */
  said: string | null;
  /** The values shown while none is set, when that is not everything. */
  usual?: string | undefined;
  icon: IconName;
  onRemove: () => void;
  /** The fields; `close` closes them. */
  children: (close: () => void) => ReactNode;
}) {
  const { label, said, usual } = props;
  const texts = useTexts('list-filters').filter;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover opened={open} onChange={setOpen} trapFocus position="bottom-start" shadow="md">
      <Group gap={2} wrap="nowrap">
        <Popover.Target>
          <Button
            variant={said === null ? 'default' : 'light'}
            leftSection={<Icon name={props.icon} size={15} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {said === null && usual === undefined ? label : texts.set(label, said ?? usual ?? '')}
          </Button>
        </Popover.Target>
        {said === null ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.remove(label)}
            onClick={() => {
              props.onRemove();
              close();
            }}
          >
            <Icon name="close" size={14} />
          </ActionIcon>
        )}
      </Group>
      <Popover.Dropdown>{props.children(close)}</Popover.Dropdown>
    </Popover>
  );
}
