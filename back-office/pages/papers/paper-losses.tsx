import { Alert, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { someNames } from './some-names.ts';

/**
 * The warnings about a document before it is opened: characters that no font has, and others in
 * `also`. Nothing when all of it prints.
 */
export function PaperLosses(props: {
  unprinted: Answer<'checkPaymentReceipt'>['unprinted'];
  also?: readonly string[];
}) {
  const texts = useTexts('office-papers');
  const signs = props.unprinted.map(({ sign, names }) => `${sign} (${someNames(names, texts)})`);
  const sentences = [
    ...(signs.length > 0 ? [texts.unprinted(signs.join(', '))] : []),
    ...(props.also ?? []),
  ];
  return (
    <div role="status">
      {sentences.length === 0 ? null : (
        <Alert color="yellow" title={texts.before_printing}>
          <Stack gap={6}>
            {sentences.map((sentence) => (
              <Text key={sentence} size="sm">
                {sentence}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
