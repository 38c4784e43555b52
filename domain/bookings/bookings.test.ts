import { describe, expect, it } from 'vitest';
import { decideBookingCancellation } from './booking-cancellation.ts';
import { decideParticipants, missingParticipants } from './booking-participants.ts';
import { bookingStatus } from './booking-status.ts';

describe('participants', () => {
  const by = { own: new Set([1, 2, 3]), minimum_participants: 2, maximum_participants: 3 };
  it.each([
    [
      [2, 1],
      [2, 1],
    ],
    [
      [1, 1, 2],
      [1, 2],
    ],
  ])('%j may take part', (participantIds, value) => {
    expect(decideParticipants(participantIds, by)).toEqual({ ok: true, value });
  });
  it.each([
    ['BOOKING_PARTICIPANT_REQUIRED', []],
    ['PARTICIPANT_NOT_FOUND', [1, 4]],
    ['BOOKING_TOO_FEW', [1, 1]],
    ['BOOKING_TOO_MANY', [1, 2, 3, 5]],
  ])('%s', (code, participantIds) => {
    const ownIds = new Set([...by.own, 5]);
    const decision = decideParticipants(participantIds, { ...by, own: ownIds });
    expect(decision).toEqual({ ok: false, refused: code, fields: { participants: code } });
  });
  it.each([
    [1, 0, 0],
    [2, 0, 1],
    [4, 1, 2],
    [2, 5, 0],
  ])('of at least %i with %i chosen, %i are missing', (minimum, chosen, missing) => {
    expect(missingParticipants(minimum, chosen)).toBe(missing);
  });
});

describe('status', () => {
  const booking = {
    cancelled_at: null,
    start_at: '2026-07-06T08:00:00.000Z',
    end_at: '2026-07-06T09:00:00.000Z',
  };
  it.each([
    ['UPCOMING', '2026-07-06T07:59:59.999Z'],
    ['RUNNING', '2026-07-06T08:00:00.000Z'],
    ['OVER', '2026-07-06T09:00:00.000Z'],
  ])('%s at %s', (status, now) => {
    expect(bookingStatus(booking, now)).toBe(status);
    expect(bookingStatus({ ...booking, cancelled_at: now }, now)).toBe('CANCELLED');
  });
});

describe('cancelling', () => {
  it('needs a reason, and is possible once', () => {
    const open = { cancelled_at: null };
    expect(decideBookingCancellation(open, ' Pluie ')).toEqual({
      ok: true,
      value: { message: 'Pluie' },
    });
    expect(decideBookingCancellation(open, ' ')).toMatchObject({
      refused: 'CANCELLATION_MESSAGE_REQUIRED',
    });
    expect(
      decideBookingCancellation({ cancelled_at: '2026-07-06T08:00:00.000Z' }, 'Pluie'),
    ).toMatchObject({ refused: 'BOOKING_ALREADY_CANCELLED' });
  });
});
