import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the voucher that the path names. */
export const voucherRequest = (params: Readonly<Record<string, string>>): Ask<'getVoucher'> => ({
  voucher: params['voucher'] ?? '',
});
