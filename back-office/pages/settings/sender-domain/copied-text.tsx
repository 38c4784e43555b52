import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Props {
  /** The word before the text. */
  readonly label: string;
  readonly text: string;
  /** The name of the button for those who hear it. */
  readonly copies: string;
}

/** A text to take elsewhere as it is, with the button that copies it. */
export function CopiedText({ label, text, copies }: Props) {
  const texts = useTexts('office-sender-domains');
  const clipboard = useClipboard();
  return (
    <Stack gap={2}>
      <Group justify="space-between" gap="xs" mih={24}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={copies}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? texts.copied : texts.copy}
        </Button>
      </Group>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Code>
    </Stack>
  );
}
