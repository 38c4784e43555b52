import { addDays, dayOf, instantAt, type Zone } from '../base/days.ts';
import { addSeconds, type Instant, isAfter, secondsBetween } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { type RedeemingCode } from './redeeming.ts';
import { type SoldVoucher, voucherStatus } from './voucher-status.ts';

/** The reasons to refuse sending a voucher as a gift. */
export type GiftCode = Exclude<RedeemingCode, 'VOUCHER_UNPAID'> | 'GIFT_SENT' | 'GIFT_DAY_INVALID';

const MOST_DAYS_AHEAD = 366;
const MORNING = '08:00';

/**
 * Returns when a gift is sent: at eight in the morning of the chosen day on the organiser's clock,
 * or at once for today. An unpaid one is accepted and waits for its payment. Refuses one that can
 * no longer be redeemed or was already sent, and a day in the past, more than a year ahead, or
 * after the voucher's end.
 */
export function decideGift(
  voucher: SoldVoucher & { readonly gift_sent_at: Instant | null },
  wish: { readonly day: string | null; readonly now: Instant; readonly timezone: Zone },
): Decision<{ readonly gift_at: Instant }, GiftCode> {
  const { day, now, timezone } = wish;
  const status = voucherStatus(voucher, now);
  if (status === 'CANCELLED') return refuse('VOUCHER_CANCELLED');
  if (status === 'EXPIRED') return refuse('VOUCHER_EXPIRED');
  if (status === 'REDEEMED') return refuse('VOUCHER_REDEEMED');
  if (voucher.gift_sent_at !== null) return refuse('GIFT_SENT');
  const today = dayOf(now, timezone);
  if (day === null || day === today) return permit({ gift_at: now });
  const gift_at = instantAt({ day, wall_time: MORNING, zone: timezone });
  const isOver = voucher.expires_at !== null && !isAfter(voucher.expires_at, gift_at);
  if (day < today || day > addDays(today, MOST_DAYS_AHEAD) || isOver)
    return refuse('GIFT_DAY_INVALID', { day: 'GIFT_DAY_INVALID' });
  return permit({ gift_at });
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Returns when an unpaid gift is checked again: each hour for three days after it was due, then
 * each day; null after a year.
 */
export function nextGiftLook(gift_at: Instant, now: Instant): Instant | null {
  const late = secondsBetween(gift_at, now);
  if (late > 365 * DAY) return null;
  return addSeconds(now, late < 3 * DAY ? HOUR : DAY);
}
