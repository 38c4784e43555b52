import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Score } from './score.tsx';

/** Score and message of a review. */
export function ReviewWords(props: {
  review: { readonly score: number; readonly message: string | null };
}) {
  const texts = useTexts('office-reviews');
  const { score, message } = props.review;
  return (
    <div>
      <Score score={score} />
      {message === null ? (
        <Text mt="xs" mb="md" c="dimmed">
          {texts.no_message}
        </Text>
      ) : (
        <Text mt="xs" mb="md" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      )}
    </div>
  );
}
