import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Keeping } from './draft-keeping.ts';

/** The change of somebody else meanwhile, and the choice of the version that stays. */
export function ConflictBar(props: {
  readonly keeping: Keeping;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) {
  const texts = useTexts('office-builder');
  const { keeping } = props;
  if (keeping.state !== 'conflict') return null;
  return (
    <Group className="builder-conflict" role="alert" gap="sm">
      <div>
        <Text fw={600}>
          {keeping.by === null ? texts.conflict_unknown : texts.conflict(keeping.by)}
        </Text>
        <Text size="sm">{texts.conflict_why}</Text>
      </div>
      <Group gap="xs" ml="auto">
        <Button size="xs" variant="default" onClick={props.onTheirs}>
          {texts.take_theirs}
        </Button>
        <Button size="xs" onClick={props.onMine}>
          {texts.keep_mine}
        </Button>
      </Group>
    </Group>
  );
}
