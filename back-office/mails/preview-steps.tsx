import { ActionIcon, Group } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../shell/icons.tsx';

/** Buttons for the previous and the next of the newest things that an e-mail can be about. */
export function PreviewSteps(props: {
  readonly at: number;
  readonly of: number;
  readonly onStep: (at: number) => void;
}) {
  const texts = useTexts('office-mail-templates');
  const step = (to: number, name: 'previous' | 'next') => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={texts[name]}
      disabled={to < 0 || to >= props.of}
      onClick={() => props.onStep(to)}
    >
      <Icon name={name === 'next' ? 'right' : 'left'} size={16} />
    </ActionIcon>
  );
  return (
    <Group gap={4} wrap="nowrap">
      {step(props.at - 1, 'previous')}
      {step(props.at + 1, 'next')}
    </Group>
  );
}
