import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { DiscountFields } from './discount-fields.tsx';
import { NEW_DISCOUNT } from './discount-values.ts';

/** The panel of a discount and the families that it is for. */
export function DiscountPanel() {
  const texts = useTexts('office-discounts');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="discounts"
      texts={texts}
      initial={NEW_DISCOUNT}
      titleOf={({ title }) => pick(title)}
      width={640}
    >
      {(form, { record, editable }) => (
        <DiscountFields form={form} editable={editable} segments={record} />
      )}
    </RecordPanel>
  );
}
