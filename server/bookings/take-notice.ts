import { movedDates } from '@ribambelle/domain/bookings/moved-dates.ts';
import type { Db } from '../database/transaction.ts';
import { closeNotice, loadBookingState, lockNotice, type Notice } from './booking-notice-store.ts';

/**
 * Closes a notice that is due at a moment, and returns its news: the same on each call. Null when
 * it waits again meanwhile; without news when the booking was moved back or cancelled.
 */
export async function takeNotice(
  db: Db,
  input: { notice_id: number; due_at: string; now: string },
): Promise<Notice | null> {
  const { notice_id: id, due_at, now } = input;
  const notice = await lockNotice(db, { id, due_at });
  if (notice === null || notice.closed_at !== null) return notice;
  const is = await loadBookingState(db, notice.booking_id);
  const isTrue = is === null || notice.cancelled || movedDates(notice.was, is).length === 0;
  const became = isTrue ? null : is;
  await closeNotice(db, { id, became, now });
  return { ...notice, became };
}
