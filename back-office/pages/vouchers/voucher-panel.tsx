import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { confirm } from '../../panels/confirm.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { usePickText } from '../../texts/use-pick-text.ts';
import { VoucherForm } from './voucher-form.tsx';
import { NEW_VOUCHER, valuesOf, type VoucherValues } from './voucher-values.ts';

type Voucher = Answer<'getOfficeVoucher'>;

const WIDTH = 640;
const REFRESHES = ['listOfficeVouchers', 'getOfficeVoucher'] as const;

/** A new voucher. */
export function NewVoucherPanel() {
  return <OpenVoucher voucher={null} />;
}

/** One voucher, to be changed. */
export function VoucherPanel() {
  const { voucher = '' } = useParams();
  const { data, error } = useCall('getOfficeVoucher', { voucher });
  if (data === undefined) return <PanelWaiting list="/vouchers" error={error} width={WIDTH} />;
  return <OpenVoucher key={data.cuid} voucher={data} />;
}

function OpenVoucher({ voucher }: { voucher: Voucher | null }) {
  const office = useTexts('office');
  const texts = useTexts('office-vouchers');
  const panel = usePanel('/vouchers');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: voucher === null ? NEW_VOUCHER : valuesOf(voucher),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ pictures, ...values }: VoucherValues) => ({
    ...values,
    images: pictures.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createVoucher', { ...input, request, done: texts.created });
  const updating = useActionForm('updateVoucher', {
    ...input,
    request: (values) => ({
      ...request(values),
      voucher: voucher?.cuid ?? '',
      version: voucher?.version ?? 0,
    }),
  });
  const { form, saving, sending } = voucher === null ? creating : updating;
  const editable = may(voucher === null ? 'vouchers.create' : 'vouchers.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="voucher" loading={sending}>
          {voucher === null ? office.create : office.save}
        </Button>
      ) : null}
      {voucher !== null && may('vouchers.delete') && !voucher.in_use ? (
        <Remove voucher={voucher} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={voucher === null ? texts.add : pick(voucher.title)}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
      page={voucher?.published === true ? `/vouchers/${voucher.cuid}` : undefined}
    >
      {voucher?.in_use === true ? (
        <Text c="dimmed" mb="sm">
          {texts.in_use}
        </Text>
      ) : null}
      <VoucherForm {...{ form, saving, editable }} />
    </SidePanel>
  );
}

function Remove({ voucher }: { voucher: Voucher }) {
  const office = useTexts('office');
  const texts = useTexts('office-vouchers');
  const panel = usePanel('/vouchers');
  const title = usePickText()(voucher.title);
  const remove = useAction('deleteVoucher', {
    refreshes: ['listOfficeVouchers'],
    done: texts.removed,
  });
  const ask = () =>
    confirm({
      title: texts.remove,
      consequence: texts.remove_consequence(title),
      yes: office.remove,
      no: office.cancel,
      run: () =>
        remove.mutate({ voucher: voucher.cuid }, { onSuccess: () => leaveFreely(panel.close) }),
    });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={ask}>
      {office.remove}
    </Button>
  );
}
