import { Button, Stack } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';

type Voucher = Answer<'getOfficeCustomerVoucher'>;

const REFRESHES = ['getOfficeCustomerVoucher', 'listOfficeCustomerVouchers'] as const;

/** The button that extends the last day on which a sold voucher can be redeemed. */
export function ExtendVoucher({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  return (
    <FormDialog
      title={texts.extend}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.extend}
        </Button>
      )}
    >
      {(close) => <ExtendForm voucher={voucher} close={close} />}
    </FormDialog>
  );
}

function ExtendForm({ voucher, close }: { voucher: Voucher; close: () => void }) {
  const texts = useTexts('office-customer-vouchers');
  const { form, saving, sending } = useActionForm('extendCustomerVoucher', {
    values: { expires_at: voucher.expires_at },
    refreshes: REFRESHES,
    done: texts.extended,
    after: close,
    request: (values) => ({ ...values, voucher: voucher.cuid }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <LastDayField
          label={texts.until}
          description={texts.extend_help}
          {...form.getInputProps('expires_at')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.extend}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
