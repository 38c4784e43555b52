import { Button, Stack, Text } from '@mantine/core';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** What stands where something could not be read: why, and a button that asks again. */
export function NotRead(props: { error: Error; again: () => Promise<void> }) {
  const texts = useTexts('office');
  return (
    <Stack align="center" gap="xs" p="md" style={{ pointerEvents: 'all' }}>
      <Text role="alert">{sentenceOf(props.error, texts.no_answer)}</Text>
      <Button variant="default" size="xs" onClick={() => void props.again()}>
        {texts.retry}
      </Button>
    </Stack>
  );
}
