import { loadRequestsOfCart, presentRequest } from '../../registration-requests/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import type { Kind } from '../kind.ts';

/** Returns the requests of a processed cart. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const rows = await loadRequestsOfCart(db, cart_id);
  const text = textReader({ language, organiser });
  return { registrations_requests: rows.map((row) => presentRequest(row, text)) };
};

/** Returns a line without amount for each request: its registrations are an order of their own. */
export const linesOf: Kind['linesOf'] = ({ registrations_requests }) =>
  registrations_requests.map(({ activity, participant, availabilities, status }) => ({
    title: activity.title,
    participant: participant.fullname,
    dates: availabilities.flatMap(({ dates }) => dates),
    quantity: 1,
    amount: 0,
    cancelled: status === 'REJECTED' || status === 'CANCELLED',
  }));
