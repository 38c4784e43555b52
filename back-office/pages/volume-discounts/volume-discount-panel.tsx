import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { VolumeDiscountFields } from './volume-discount-fields.tsx';
import { NEW_VOLUME_DISCOUNT } from './volume-discount-values.ts';

/** The panel of a volume discount. */
export function VolumeDiscountPanel() {
  const texts = useTexts('office-volume-discounts');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="volume-discounts"
      texts={texts}
      initial={NEW_VOLUME_DISCOUNT}
      titleOf={({ title }) => pick(title)}
      width={640}
    >
      {(form, { record, editable }) => (
        <VolumeDiscountFields form={form} editable={editable} segments={record} />
      )}
    </RecordPanel>
  );
}
