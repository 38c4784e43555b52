import { Button } from '@mantine/core';
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
import { usePickText } from '../../texts/use-pick-text.ts';
import { DiscountForm } from './discount-form.tsx';
import { type DiscountValues, NEW_DISCOUNT, valuesOf } from './discount-values.ts';

type Discount = Answer<'getDiscount'>;

const WIDTH = 640;
const REFRESHES = ['listDiscounts', 'getDiscount'] as const;

/** The panel of a new discount. */
export function NewDiscountPanel() {
  return <OpenDiscount discount={null} />;
}

/** The panel that edits one discount and the families that it is for. */
export function DiscountPanel() {
  const { discount = '' } = useParams();
  const { data, error } = useCall('getDiscount', { discount });
  if (data === undefined) return <PanelWaiting list="/discounts" error={error} width={WIDTH} />;
  return <OpenDiscount key={data.cuid} discount={data} />;
}

function OpenDiscount({ discount }: { discount: Discount | null }) {
  const texts = useTexts('office-discounts');
  const office = useTexts('office');
  const panel = usePanel('/discounts');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: discount === null ? NEW_DISCOUNT : valuesOf(discount),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ named, families, ...values }: DiscountValues) => ({
    ...values,
    activities: named.map(({ cuid }) => cuid),
    customers: families.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createDiscount', { ...input, request, done: texts.created });
  const updating = useActionForm('updateDiscount', {
    ...input,
    request: (values) => ({
      ...request(values),
      discount: discount?.cuid ?? '',
      version: discount?.version ?? 0,
    }),
  });
  const { form, saving, sending } = discount === null ? creating : updating;
  const editable = may(discount === null ? 'discounts.create' : 'discounts.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="discount" loading={sending}>
          {discount === null ? office.create : office.save}
        </Button>
      ) : null}
      {discount !== null && may('discounts.delete') ? <Remove discount={discount} /> : null}
    </>
  );
  return (
    <SidePanel
      title={discount === null ? texts.add : pick(discount.title)}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <DiscountForm {...{ form, saving, editable, segments: discount }} />
    </SidePanel>
  );
}

function Remove({ discount }: { discount: Discount }) {
  const texts = useTexts('office-discounts');
  const office = useTexts('office');
  const panel = usePanel('/discounts');
  const remove = useAction('deleteDiscount', { refreshes: ['listDiscounts'], done: texts.removed });
  const takeAway = () =>
    remove.mutate({ discount: discount.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
