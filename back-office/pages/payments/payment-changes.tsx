import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';

type Change = Answer<'getOfficePayment'>['changes'][number];

/** The corrections of a payment: date, author, reason, and the values before and after. */
export function PaymentChanges({ changes }: { changes: readonly Change[] }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const sidesOf = useSides();
  if (changes.length === 0) return null;
  return (
    <Section title={texts.history}>
      {changes.map((change, index) => (
        <Line
          key={`${index}`}
          dimmed={[formats.moment(change.created_at), change.made_by ?? '', change.reason]
            .filter((part) => part !== '')
            .join(' · ')}
        >
          {sidesOf(change).join(' · ')}
        </Line>
      ))}
    </Section>
  );
}

/** Returns a function that writes each change of a correction in words. */
function useSides(): (change: Change) => readonly string[] {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const writtenAs = {
    received_at: (day: string) => (day === '' ? '' : formats.plainDay(day)),
    method: texts.methodOf,
    note: (note: string) => note,
  };
  return ({ amount_before, amount_after, fields }) => {
    const before = formats.price(amount_before);
    if (amount_after === 0) return [texts.changed_void(before)];
    const amounts_after = amount_before === amount_after ? [] : [formats.price(amount_after)];
    return [
      ...amounts_after.map((after) => texts.changed_amount(before, after)),
      ...fields.map(({ field, from, to }) => {
        const writeValue = writtenAs[field];
        const sides = { from: writeValue(from), to: writeValue(to) };
        return texts.changed_field({ field: texts.changed_fields[field], ...sides });
      }),
    ];
  };
}
