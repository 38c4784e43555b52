import { Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';
import type { BulkOn } from './bulk-of.ts';

type Line = Pick<
  Answer<'previewBulkAction'>['lines'][number],
  'cuid' | 'title' | 'at' | 'changes' | 'refused'
>;
type Change = Line['changes'][number];

/** The records, each with its changes or the reason for none; `more` is the number not shown. */
export function BulkLines(props: { on: BulkOn; lines: readonly Line[]; more: number }) {
  const texts = useTexts('bulk-actions');
  const formats = useFormats();
  const valueOf = useValues(props.on);
  if (props.lines.length === 0) return null;
  return (
    <>
      <ul className="office-bulk-lines">
        {props.lines.map((line) => (
          <li key={line.cuid}>
            <span>
              {line.title}{' '}
              {props.on === 'CUSTOMERS' ? null : (
                <span className="office-muted">
                  {formats.date(line.at)}, {formats.time(line.at)}
                </span>
              )}
            </span>
            {line.refused === null ? (
              line.changes
                .filter(({ field }) => field !== 'end_at')
                .map((change) => (
                  <span key={change.field} className="office-bulk-change">
                    {NEW.has(change.field) ? null : <s>{valueOf(change, change.from)}</s>}{' '}
                    {valueOf(change, change.to)}
                  </span>
                ))
            ) : (
              <span className="office-bulk-change">{texts.refusals[line.refused]}</span>
            )}
          </li>
        ))}
      </ul>
      {props.more > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.more_lines(props.more)}
        </Text>
      ) : null}
    </>
  );
}

/** The fields that had no value before. */
const NEW: ReadonlySet<Change['field']> = new Set([
  'called_off',
  'skipped_days',
  'start_at',
  'cancelled',
  'given_amount',
  'kept_amount',
  'taken_off_amount',
]);

/** Returns a function that writes the values of fields. */
function useValues(on: BulkOn) {
  const texts = useTexts('bulk-actions');
  const formats = useFormats();
  return ({ field }: Change, value: Change['from']): string => {
    if (field === 'cancelled') return texts.cancelled_words.cancelled;
    if (field === 'given_amount' || field === 'kept_amount' || field === 'taken_off_amount')
      return texts.cancelled_words[field](formats.price(Number(value)));
    if (field === 'skipped_days' && Array.isArray(value))
      return texts.skipped(value.map(formats.plainDay).join(', '));
    if (Array.isArray(value)) return value.length === 0 ? texts.none : value.join(', ');
    if (field === 'called_off')
      return value === true ? texts.called_off_words.true : texts.called_off_words.false;
    if (typeof value === 'boolean')
      return value ? texts.closed_words.true : texts.closed_words.false;
    if (field === 'registrations_start_at' || field === 'registrations_end_at') {
      const moment =
        typeof value === 'string'
          ? `${formats.date(value)}, ${formats.time(value)}`
          : texts.no_moment;
      return texts.window_words[field](moment);
    }
    if (value === null) return on === 'DATES' ? texts.of_availability : texts.unlimited;
    if (typeof value === 'string')
      return field === 'start_at' ? `→ ${formats.date(value)}, ${formats.time(value)}` : value;
    return field === 'price' || field === 'deposit' ? formats.price(value) : formats.count(value);
  };
}
