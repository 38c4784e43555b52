import { findPanel, findRows, press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const date = { start_at: '2026-07-10T08:00:00.000Z', end_at: '2026-07-10T09:00:00.000Z' };
const booking = {
  cuid: 'cbooking',
  status: 'UPCOMING',
  resource: { cuid: 'cresource', name: 'Court 1' },
  customer: { cuid: 'anne', fullname: 'Anne Dubois' },
  ...date,
  dates_count: 1,
  participants: ['Léa Dubois'],
  cancelled_at: null,
  created_at: '2026-07-01T08:00:00.000Z',
  total_amount: 1_800,
  paid_amount: 1_800,
} as const;
const detail = {
  ...booking,
  dates: [date],
  payment_split: false,
  participations: [
    {
      participant: { cuid: 'lea', fullname: 'Léa Dubois' },
      total_amount: 1_800,
      paid_amount: 1_800,
    },
  ],
  location: 'Les Tilleuls',
  cart: { cuid: 'ccart', reference: '000000000101' },
  credit_amount: 0,
  cancellation_message: null,
  created_by: null,
};

const open = (at: string) => {
  api = openOffice({
    at,
    answers: {
      listOfficeBookings: { data: [booking], count: 1 },
      getOfficeBooking: detail,
      cancelBooking: { message: null, refundable_amount: 1_800 },
      previewBookingMail: (request) => ({
        mail: { language: 'fr', subject: 'Annulée', text: `Raison : ${request.message}` },
      }),
    },
  });
};

test('the list shows date, resource, family and status', async () => {
  open('/bookings');
  const [row] = await findRows();
  expect(row?.join(' ')).toMatch(/10\/07\/2026.*Court 1.*Anne Dubois.*Léa Dubois.*À venir/u);
});

test('a booking is cancelled with a reason, after the amount to refund is shown', async () => {
  open('/bookings/cbooking');
  const panel = await findPanel('Court 1');
  await within(panel).findByText('Les Tilleuls');
  await press('Annuler cette réservation', panel);
  const dialog = await screen.findByRole('dialog', { name: /Anne Dubois/u });
  expect(dialog.textContent).toMatch(/18,00/u);
  write(/Raison/u, 'Pluie', dialog);
  await within(dialog).findByText('Raison : Pluie');
  await press('Annuler cette réservation', dialog);
  await waitFor(() =>
    expect(api.calls('cancelBooking')).toEqual([
      { booking: 'cbooking', message: 'Pluie', tell: true },
    ]),
  );
});

test('the family gets no e-mail when staff choose to tell it themselves', async () => {
  open('/bookings/cbooking');
  const panel = await findPanel('Court 1');
  await press('Annuler cette réservation', panel);
  const dialog = await screen.findByRole('dialog', { name: /Anne Dubois/u });
  write(/Raison/u, 'Pluie', dialog);
  fireEvent.click(within(dialog).getByLabelText(/Prévenir la famille/u));
  await press('Annuler cette réservation', dialog);
  await waitFor(() => expect(api.calls('cancelBooking')).toMatchObject([{ tell: false }]));
});
