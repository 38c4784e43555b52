import { ActionIcon, Group } from '@mantine/core';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** The buttons that move an entry of a list up or down, or remove it. */
export function ItemTools({ index, count, onMove, onRemove }: Props) {
  const texts = useTexts('office-activities');
  const look = { variant: 'subtle', color: 'gray.7' } as const;
  return (
    <Group gap={2} wrap="nowrap" justify="end">
      <ActionIcon
        {...look}
        aria-label={texts.up}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="up" size={16} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={texts.down}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="down" size={16} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={texts.take_away} onClick={onRemove}>
        <Icon name="trash" size={16} />
      </ActionIcon>
    </Group>
  );
}
