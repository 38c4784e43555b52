import { leaveFreely } from '../../panels/unsaved.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { OfferSidePanel } from '../offers/offer-side-panel.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { NEW_VOUCHER, valuesOf, type VoucherValues } from './voucher-values.ts';

type Voucher = Answer<'getOfficeVoucher'>;

const WIDTH = 640;
const REFRESHES = ['listOfficeVouchers', 'getOfficeVoucher'] as const;

/** The panel of a new voucher. */
export function NewVoucherPanel() {
  return <OpenVoucher voucher={null} />;
}

/** The panel that edits one voucher. */
export function VoucherPanel() {
  const { voucher = '' } = useParams();
  const { data, error } = useCall('getOfficeVoucher', { voucher });
  if (data === undefined) return <PanelWaiting list="/vouchers" error={error} width={WIDTH} />;
  return <OpenVoucher key={data.cuid} voucher={data} />;
}

function OpenVoucher({ voucher }: { voucher: Voucher | null }) {
  const texts = useTexts('office-vouchers');
  const panel = usePanel('/vouchers');
  const may = useMay();
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
  const remove = useAction('deleteVoucher', {
    refreshes: ['listOfficeVouchers'],
    done: texts.removed,
  });
  const { form, saving, sending } = voucher === null ? creating : updating;
  const editable = may(voucher === null ? 'vouchers.create' : 'vouchers.update');
  return (
    <OfferSidePanel
      form="voucher"
      offer={voucher}
      words={texts}
      editable={editable}
      sending={sending}
      page={`/vouchers/${voucher?.cuid ?? ''}`}
      onClose={panel.close}
      remove={
        voucher !== null && may('vouchers.delete')
          ? () =>
              remove.mutate(
                { voucher: voucher.cuid },
                { onSuccess: () => leaveFreely(panel.close) },
              )
          : null
      }
    >
      <VoucherForm form={form} saving={saving} editable={editable} />
    </OfferSidePanel>
  );
}
