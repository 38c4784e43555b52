import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';

import { CouponFields } from './coupon-fields.tsx';
import { CouponUses } from './coupon-uses.tsx';
import { NEW_COUPON } from './coupon-values.ts';

/** The panel of a coupon, with its uses below. */
export function CouponPanel() {
  const texts = useTexts('office-coupons');

  return (
    <RecordPanel
      noun="coupons"
      texts={texts}
      initial={NEW_COUPON}
      titleOf={({ code }) => code}
      width={640}
      isRemovable={({ used }) => used === 0}
      below={usesOf}
    >
      {(form, { record, editable }) => (
        <>
          {record !== null && record.held > 0 ? (
            <Text c="dimmed">{texts.held(record.held)}</Text>
          ) : null}
          <CouponFields form={form} editable={editable} segments={record} />
        </>
      )}
    </RecordPanel>
  );
}

const usesOf = ({ cuid }: { readonly cuid: string }) => <CouponUses coupon={cuid} />;
