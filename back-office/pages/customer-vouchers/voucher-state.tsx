import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { State } from '../../lists/state.tsx';

type Status = Answer<'getOfficeCustomerVoucher'>['status'];

const COLOURS = {
  CANCELLED: 'gray',
  UNPAID: 'amber',
  EXPIRED: 'gray',
  REDEEMED: 'petrol',
  VALID: 'green',
} as const;

/** The state of a sold voucher. */
export function VoucherState({ status }: { status: Status }) {
  return (
    <State color={COLOURS[status]}>{useTexts('office-customer-vouchers').states[status]}</State>
  );
}
