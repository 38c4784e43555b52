import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { MarkKind } from '@ribambelle/domain/attendances/attendance.ts';
import { useFormats } from '../../formats/formats.ts';
import styles from './attendances.module.css';
import type { ShownMark } from './register-state.ts';

/**
 * The marks of a participant, with their authors and times; those taken back are struck through.
 */
export function MarkHistory({ marks }: { marks: readonly ShownMark[] }) {
  const texts = useTexts('office-attendances');
  const formats = useFormats();
  const taken_back = new Set(marks.flatMap(({ takes_back }) => takes_back));
  const names: Readonly<Record<MarkKind, string>> = {
    ARRIVED: texts.arrival,
    LEFT: texts.departure,
    ABSENT: texts.absence,
    TAKEN_BACK: texts.take_back,
  };
  const wordsOf = ({ kind, at, made_at, made_by }: ShownMark) =>
    texts.noted({
      at: `${names[kind]} ${formats.time(at)}`,
      by: made_by ?? texts.me,
      made_at: formats.time(made_at),
    });
  if (marks.length === 0)
    return (
      <Text size="sm" c="gray.7">
        {texts.no_history}
      </Text>
    );
  return (
    <ul className={styles['history']}>
      {marks.map((mark) => (
        <li key={mark.cuid}>
          {taken_back.has(mark.cuid) ? (
            <>
              <s>{wordsOf(mark)}</s> ({texts.taken_back})
            </>
          ) : (
            wordsOf(mark)
          )}
        </li>
      ))}
    </ul>
  );
}
