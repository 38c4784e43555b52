import { Blockquote, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';

/** The answer to a review, with its author and its date. */
export function GivenAnswer({
  answer: { text, answered_at, by },
}: {
  answer: { readonly text: string; readonly answered_at: string; readonly by: string };
}) {
  const texts = useTexts('office-reviews');
  const formats = useFormats();
  return (
    <Blockquote
      p="sm"
      mt={0}
      mb="sm"
      aria-label={texts.answer_words}
      cite={texts.answered_by(by, formats.moment(answered_at))}
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
    </Blockquote>
  );
}
