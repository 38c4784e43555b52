import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import type { ReactElement } from 'react';

export type Voucher = Answer<'listAccountVouchers'>['data'][number];

const TONES = {
  CANCELLED: 'neutral',
  UNPAID: 'yellow',
  EXPIRED: 'neutral',
  REDEEMED: 'neutral',
  VALID: 'green',
} as const;

/** The badge of a voucher: its present use (3 §4). */
export const VoucherBadge = ({ status }: { readonly status: Voucher['status'] }): ReactElement => (
  <Badge tone={TONES[status]}>{useTexts('account').voucher_statuses[status]}</Badge>
);
