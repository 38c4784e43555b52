/** What does not hold for staff: they book at the last minute, and as far ahead as anybody could set. */
export const FOR_STAFF = { notice_minutes: 0, horizon_days: 730 };
