import { ActionIcon, Button, Group, Popover } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../shell/icons.tsx';

/** The button of a filter with more than one field, which opens them; it says what is set, and is taken away with a press. */
export function FilterPopover(props: {
  label: string;
  /** What is set, in words; null for nothing. */
  said: string | null;
  /** What is shown while nothing is set, when that is not everything. */
  usual?: string | undefined;
  icon: IconName;
  onRemove: () => void;
  /** The fields; `close` puts them away. */
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
