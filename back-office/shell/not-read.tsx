import { Button, Stack, Text } from '@mantine/core';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/**
 * Shown in place of data that could not be read: the reason, and a button that tries again. Without
 * a network, reading starts again by itself once the network is back.
 */
export function NotRead(props: { error: Error; again: () => Promise<void> }) {
  const texts = useTexts('office');
  return (
    <Stack align="center" gap="xs" p="md" style={{ pointerEvents: 'all' }}>
      <Text role="alert">
        {sentenceOf(props.error, navigator.onLine ? texts.no_answer : texts.offline_page)}
      </Text>
      <Button variant="default" size="xs" onClick={() => void props.again()}>
        {texts.retry}
      </Button>
    </Stack>
  );
}
