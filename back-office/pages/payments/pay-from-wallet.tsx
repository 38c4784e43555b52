import { Button, Stack, Text } from '@mantine/core';
import { SendFoot } from '../../panels/send-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { MONEY_REFRESHES } from './money-refreshes.ts';

type Customer = NonNullable<Answer<'getDebts'>['customer']>;
type Owed = Answer<'getDebts'>;

/**
 * The button that pays the amount owed from the family's wallet; nothing when nothing is owed, or
 * the wallet is empty.
 */
export function PayFromWallet({ owed }: { owed: Owed }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const { customer } = owed;
  const wallet = owed.wallet_amount ?? 0;
  const most = Math.min(wallet, owed.outstanding_amount);
  if (customer === null || most <= 0) return null;
  return (
    <FormDialog
      title={texts.wallet_title}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.wallet_pay(formats.price(wallet))}
        </Button>
      )}
    >
      {(close) => <WalletForm owed={owed} customer={customer} most={most} close={close} />}
    </FormDialog>
  );
}

function WalletForm(props: { owed: Owed; customer: Customer; most: number; close: () => void }) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const { owed } = props;
  const { form, saving, sending } = useActionForm('payFromCustomerWallet', {
    values: { amount: props.most },
    refreshes: MONEY_REFRESHES,
    done: texts.wallet_paid,
    after: props.close,
    once: true,
    request: (values) => ({
      ...values,
      customer: props.customer.cuid,
      destination: owed.communication === null ? null : owed.communication.replaceAll(/\D/g, ''),
    }),
  });
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <Text>
          {texts.wallet_help(
            formats.price(owed.wallet_amount ?? 0),
            formats.price(owed.outstanding_amount),
          )}
        </Text>
        <PriceField
          label={texts.wallet_amount}
          {...form.getInputProps('amount')}
          onChange={(amount) => form.setFieldValue('amount', amount ?? 0)}
          w={180}
        />
        <SendFoot close={props.close} sending={sending}>
          {texts.wallet_submit}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}
