import { Button, Stack, TextInput } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';

type Voucher = Answer<'getOfficeCustomerVoucher'>;

const REFRESHES = ['getOfficeCustomerVoucher'] as const;

/** The button that sends a sold voucher by e-mail, and the address. */
export function SendVoucher({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  return (
    <FormDialog
      title={texts.send}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.send}
        </Button>
      )}
    >
      {(close) => <SendForm voucher={voucher} close={close} />}
    </FormDialog>
  );
}

function SendForm({ voucher, close }: { voucher: Voucher; close: () => void }) {
  const texts = useTexts('office-customer-vouchers');
  const { form, saving, sending } = useActionForm('sendCustomerVoucher', {
    values: { email: voucher.gift?.email ?? '' },
    refreshes: REFRESHES,
    done: texts.sent_done,
    after: close,
    request: ({ email }) => ({ voucher: voucher.cuid, email: email === '' ? null : email }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <TextInput
          type="email"
          label={texts.send_to}
          description={texts.send_help(voucher.customer.fullname)}
          {...form.getInputProps('email')}
        />
        <SendFoot close={close} sending={sending}>
          {texts.send}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
