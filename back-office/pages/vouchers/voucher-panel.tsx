import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { VoucherFields } from './voucher-fields.tsx';
import { NEW_VOUCHER } from './voucher-values.ts';

/** The panel of a voucher: it can be deleted while nobody has bought it. */
export function VoucherPanel() {
  const texts = useTexts('office-vouchers');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="vouchers"
      texts={texts}
      initial={NEW_VOUCHER}
      titleOf={({ title }) => pick(title)}
      isRemovable={({ in_use }) => !in_use}
      pageOf={({ published, cuid }) => (published ? `/vouchers/${cuid}` : undefined)}
      width={640}
    >
      {(form, { record, editable }) => (
        <>
          {record?.in_use === true ? <Text c="dimmed">{texts.in_use}</Text> : null}
          <VoucherFields form={form} editable={editable} />
        </>
      )}
    </RecordPanel>
  );
}
