import { Checkbox, Stack, Text } from '@mantine/core';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../data/use-mail-words.ts';
import { useSession } from '../data/session.tsx';
import { BilingualField } from '../fields/bilingual-field.tsx';
import type { BulkKind } from './bulk-of.ts';
import type { Decided } from './change-of.ts';

/**
 * The choice to write to the families of registered participants, with the e-mail as they will read
 * it.
 */
export function MessageFields({
  kind,
  decided,
  decide,
}: {
  kind: BulkKind;
  decided: Decided;
  decide: (decided: Decided) => void;
}) {
  const texts = useTexts('bulk-actions');
  const mailWords = useMailWords();
  const language = useLanguage();
  const { organiser } = useSession();
  const reader = { language, fallback: language };
  const { tell, subject, text } = decided;
  return (
    <Stack gap="sm">
      <Checkbox
        label={texts.tell}
        description={mailWords(
          kind === 'CANCEL'
            ? texts.cancel_tells
            : kind === 'MOVE'
              ? texts.move_tells
              : texts.tell_how,
        )}
        checked={tell}
        onChange={({ target }) => decide({ ...decided, tell: target.checked })}
      />
      {tell ? (
        <>
          <BilingualField
            label={texts.subject}
            value={subject}
            onChange={(value) => decide({ ...decided, subject: value })}
            required
          />
          <BilingualField
            label={texts.text}
            value={text}
            onChange={(value) => decide({ ...decided, text: value })}
            long
            required
          />
          <section className="office-letter" aria-label={texts.letter}>
            <Text fw={600}>{pickText(subject, reader)}</Text>
            <Text size="sm" c="dimmed">
              {organiser.name}
            </Text>
            <p>{texts.letter_greeting}</p>
            <p className="office-letter-text">{pickText(text, reader)}</p>
            <p className="office-muted">{texts.letter_concerned}</p>
          </section>
        </>
      ) : null}
    </Stack>
  );
}
