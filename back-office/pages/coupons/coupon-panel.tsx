import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponUses } from './coupon-uses.tsx';
import { type CouponValues, NEW_COUPON, valuesOf } from './coupon-values.ts';

type Coupon = Answer<'getCoupon'>;

const WIDTH = 640;
const REFRESHES = ['listCoupons', 'getCoupon'] as const;

/** The panel of a new coupon. */
export function NewCouponPanel() {
  return <OpenCoupon coupon={null} />;
}

/** The panel that edits one coupon and lists its uses. */
export function CouponPanel() {
  const { coupon = '' } = useParams();
  const { data, error } = useCall('getCoupon', { coupon });
  if (data === undefined) return <PanelWaiting list="/coupons" error={error} width={WIDTH} />;
  return <OpenCoupon key={data.cuid} coupon={data} />;
}

function OpenCoupon({ coupon }: { coupon: Coupon | null }) {
  const texts = useTexts('office-coupons');
  const office = useTexts('office');
  const panel = usePanel('/coupons');
  const may = useMay();
  const input = {
    values: coupon === null ? NEW_COUPON : valuesOf(coupon),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ named, ...values }: CouponValues) => ({
    ...values,
    activities: named.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createCoupon', { ...input, request, done: texts.created });
  const updating = useActionForm('updateCoupon', {
    ...input,
    request: (values) => ({
      ...request(values),
      coupon: coupon?.cuid ?? '',
      version: coupon?.version ?? 0,
    }),
  });
  const { form, saving, sending } = coupon === null ? creating : updating;
  const editable = may(coupon === null ? 'discounts.create' : 'discounts.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="coupon" loading={sending}>
          {coupon === null ? office.create : office.save}
        </Button>
      ) : null}
      {coupon !== null && coupon.used === 0 && may('discounts.delete') ? (
        <Remove coupon={coupon} />
      ) : null}
    </>
  );
  return (
    <SidePanel title={coupon?.code ?? texts.add} onClose={panel.close} foot={foot} width={WIDTH}>
      {coupon !== null && coupon.held > 0 ? (
        <Text c="dimmed" mb="sm">
          {texts.held(coupon.held)}
        </Text>
      ) : null}
      <CouponForm {...{ form, saving, editable, segments: coupon }} />
      {coupon === null ? null : <CouponUses coupon={coupon.cuid} />}
    </SidePanel>
  );
}

function Remove({ coupon }: { coupon: Coupon }) {
  const texts = useTexts('office-coupons');
  const office = useTexts('office');
  const panel = usePanel('/coupons');
  const remove = useAction('deleteCoupon', { refreshes: ['listCoupons'], done: texts.removed });
  const takeAway = () =>
    remove.mutate({ coupon: coupon.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
