import { Alert, Button, Code, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The recovery codes, shown only once; leaving them confirms that they are kept somewhere. */
export function KeptCodes(props: { codes: readonly string[]; onKept: () => void }) {
  const texts = useTexts('office-access');
  const clipboard = useClipboard();
  return (
    <Stack gap="sm">
      <Title order={3}>{texts.keep_codes}</Title>
      <Alert color="yellow">{texts.keep_codes_help}</Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" p={0} m={0}>
        {props.codes.map((code) => (
          <Code key={code} component="li" block>
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group>
        <Button onClick={props.onKept}>{texts.codes_kept}</Button>
        <Button variant="default" onClick={() => clipboard.copy(props.codes.join('\n'))}>
          {texts.copy_codes}
        </Button>
        <Text size="sm" role="status">
          {clipboard.copied ? texts.codes_copied : ''}
        </Text>
      </Group>
    </Stack>
  );
}
