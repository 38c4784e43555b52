import { refuse } from '../refusal.ts';

/**
 * Refuses VOUCHER_CODE_LOST for a sold voucher whose code nobody can read any more, because the key
 * that opens it is gone: it is neither sent nor printed.
 */
export function requireCode({ code }: { readonly code: string }): void {
  if (code === '') refuse('VOUCHER_CODE_LOST');
}
