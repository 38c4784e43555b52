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
import { VolumeDiscountForm } from './volume-discount-form.tsx';
import {
  type VolumeDiscountValues,
  NEW_VOLUME_DISCOUNT,
  valuesOf,
} from './volume-discount-values.ts';

type VolumeDiscount = Answer<'getVolumeDiscount'>;

const WIDTH = 640;
const REFRESHES = ['listVolumeDiscounts', 'getVolumeDiscount'] as const;

/** The panel of a new volume discount. */
export function NewVolumeDiscountPanel() {
  return <OpenVolumeDiscount discount={null} />;
}

/** The panel that edits one volume discount. */
export function VolumeDiscountPanel() {
  const { volume_discount = '' } = useParams();
  const { data, error } = useCall('getVolumeDiscount', { volume_discount });
  if (data === undefined)
    return <PanelWaiting list="/volume-discounts" error={error} width={WIDTH} />;
  return <OpenVolumeDiscount key={data.cuid} discount={data} />;
}

function OpenVolumeDiscount({ discount }: { discount: VolumeDiscount | null }) {
  const texts = useTexts('office-volume-discounts');
  const office = useTexts('office');
  const panel = usePanel('/volume-discounts');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: discount === null ? NEW_VOLUME_DISCOUNT : valuesOf(discount),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ named, ...values }: VolumeDiscountValues) => ({
    ...values,
    activities: named.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createVolumeDiscount', {
    ...input,
    request,
    done: texts.created,
  });
  const updating = useActionForm('updateVolumeDiscount', {
    ...input,
    request: (values) => ({
      ...request(values),
      volume_discount: discount?.cuid ?? '',
      version: discount?.version ?? 0,
    }),
  });
  const { form, saving, sending } = discount === null ? creating : updating;
  const editable = may(discount === null ? 'volume-discounts.create' : 'volume-discounts.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="volume-discount" loading={sending}>
          {discount === null ? office.create : office.save}
        </Button>
      ) : null}
      {discount !== null && may('volume-discounts.delete') ? <Remove discount={discount} /> : null}
    </>
  );
  return (
    <SidePanel
      title={discount === null ? texts.add : pick(discount.title)}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <VolumeDiscountForm {...{ form, saving, editable, segments: discount }} />
    </SidePanel>
  );
}

function Remove({ discount }: { discount: VolumeDiscount }) {
  const texts = useTexts('office-volume-discounts');
  const office = useTexts('office');
  const panel = usePanel('/volume-discounts');
  const remove = useAction('deleteVolumeDiscount', {
    refreshes: ['listVolumeDiscounts'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate(
      { volume_discount: discount.cuid },
      { onSuccess: () => leaveFreely(panel.close) },
    );
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
