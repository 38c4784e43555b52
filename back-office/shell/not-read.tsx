import { Button, Stack, Text } from '@mantine/core';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** What stands where something could not be read: why, and a button that asks again; without a network it is asked again by itself once that is back. */
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
