import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SendFoot } from '../../panels/send-foot.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { ParticipantChoice } from '../registrations/participant-choice.tsx';

const REFRESHES = [
  'getOfficeCustomerVoucher',
  'listOfficeCustomerVouchers',
  'listOfficeCustomerBundles',
  ...MONEY_REFRESHES,
] as const;

/** The number of characters of a code; a shorter one is not looked up yet. */
const SIGNS = 12;

/** The voucher of a known code. */
type Voucher = Exclude<Answer<'getOfficeVoucherToRedeem'>, { status: 'UNKNOWN' }>;

interface Family {
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The button that redeems a voucher for a family by its code, after showing its worth. */
export function RedeemForFamily({ family }: { family: Family }) {
  const texts = useTexts('office-customer-vouchers');
  return (
    <FormDialog
      title={texts.redeem_title(`${family.firstname} ${family.lastname}`)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.redeem}
        </Button>
      )}
    >
      {(close) => <RedeemForm customer={family.cuid} close={close} />}
    </FormDialog>
  );
}

function RedeemForm({ customer, close }: { customer: string; close: () => void }) {
  const texts = useTexts('office-customer-vouchers');
  const office = useTexts('office');
  const errorText = useErrorText();
  const { form, saving, sending } = useActionForm('redeemVoucherForCustomer', {
    values: { code: '', participant: '' },
    refreshes: REFRESHES,
    after: close,
    once: true,
    request: ({ code, participant }) => ({
      customer,
      code,
      participant: participant === '' ? null : participant,
    }),
  });
  const { code: code_text, participant } = form.getValues();
  const code = readVoucherCode(code_text);
  const { data, error } = useCall('getOfficeVoucherToRedeem', { code }, { enabled: isWhole(code) });
  const result = isWhole(code) ? data : undefined;
  const voucher = result?.status === 'UNKNOWN' ? undefined : result;
  const failure_text = isWhole(code) && error !== null ? sentenceOf(error, office.no_answer) : null;
  const isOwn = voucher?.voucher.bundle?.entity === 'PARTICIPANTS';
  return (
    <ActionForm saving={saving} noValidate>
      <Stack>
        <TextInput
          label={texts.redeem_code}
          description={texts.redeem_help}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('code')}
          error={result?.status === 'UNKNOWN' ? errorText('VOUCHER_CODE_UNKNOWN') : failure_text}
        />
        <div role="status">{voucher === undefined ? null : <Worth voucher={voucher} />}</div>
        {isOwn ? (
          <ParticipantChoice
            customer={customer}
            label={texts.redeem_for}
            value={participant}
            onChange={(new_value) => form.setFieldValue('participant', new_value)}
          />
        ) : null}
        <SendFoot
          close={close}
          sending={sending}
          disabled={voucher?.status !== 'VALID' || (isOwn && participant === '')}
        >
          {texts.redeem_button}
        </SendFoot>
      </Stack>
    </ActionForm>
  );
}

const isWhole = (code: string): boolean => code.length >= SIGNS;

const OBSTACLES = {
  CANCELLED: 'VOUCHER_CANCELLED',
  UNPAID: 'VOUCHER_UNPAID',
  EXPIRED: 'VOUCHER_EXPIRED',
  REDEEMED: 'VOUCHER_REDEEMED',
} as const;

/**
 * The worth of a voucher, its giver, and the effect of redeeming it; or why it cannot be redeemed.
 */
function Worth({ voucher }: { voucher: Voucher }) {
  const texts = useTexts('office-customer-vouchers');
  const errorText = useErrorText();
  const formats = useFormats();
  const language = useLanguage();
  const { status, given_by } = voucher;
  const { amount } = voucher.voucher;
  return (
    <Stack gap={4}>
      <Text fw={600}>{texts.redeem_worth(formatWorth(voucher.voucher, language), given_by)}</Text>
      {status === 'VALID' ? (
        <Text size="sm">
          {amount === null ? texts.redeem_to_bundle : texts.redeem_to_wallet(formats.price(amount))}
        </Text>
      ) : (
        <Text size="sm" c="red.8">
          {errorText(OBSTACLES[status])}
        </Text>
      )}
    </Stack>
  );
}
